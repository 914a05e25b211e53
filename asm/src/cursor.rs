//! Walks over the tokens of one statement and words its errors.

use super::diagnostic::{Fault, Parsed};
use super::lexer::{self, Kind, Token};

/// A position in a statement's tokens. Copy it to look ahead, assign the copy back to accept what it read.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    tokens: &'a [Token<'a>],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at the first of the `tokens` of `text`, the last of which is [`Kind::End`].
    pub(super) fn new(text: &'a str, tokens: &'a [Token<'a>]) -> Self {
        Self { text, tokens, at: 0 }
    }

    /// The token `ahead` places on; the end of the statement is repeated for ever.
    fn token(&self, ahead: usize) -> &'a Token<'a> {
        &self.tokens[(self.at + ahead).min(self.tokens.len() - 1)]
    }

    /// What the next token is.
    pub(super) fn peek(&self) -> &'a Kind<'a> {
        &self.token(0).kind
    }

    /// What the token after the next one is.
    pub(super) fn peek_second(&self) -> &'a Kind<'a> {
        &self.token(1).kind
    }

    /// Byte offset of the next token in the statement.
    pub(super) fn position(&self) -> usize {
        self.token(0).start
    }

    /// Whether no white space separates the next token from the one before it.
    pub(super) fn touches_previous(&self) -> bool {
        self.at > 0 && self.tokens[self.at - 1].end == self.token(0).start
    }

    /// Whether no white space separates the next token from the one after it.
    pub(super) fn touches_second(&self) -> bool {
        self.token(0).end == self.token(1).start
    }

    /// The whole statement.
    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    /// The statement from the next token on.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.position()..]
    }

    /// Steps over the next token.
    pub(super) fn advance(&mut self) {
        self.at = (self.at + 1).min(self.tokens.len() - 1);
    }

    /// Steps over everything up to byte offset `position`.
    pub(super) fn advance_to(&mut self, position: usize) {
        while self.position() < position && *self.peek() != Kind::End {
            self.advance();
        }
    }

    /// Whether the statement ends here.
    pub(super) fn at_end(&self) -> bool {
        *self.peek() == Kind::End
    }

    /// Whether the next token is this mark.
    pub(super) fn is(&self, mark: &str) -> bool {
        matches!(self.peek(), Kind::Mark(found) if *found == mark)
    }

    /// Steps over this mark, if it is next.
    pub(super) fn accept(&mut self, mark: &str) -> bool {
        let found = self.is(mark);
        if found {
            self.advance();
        }
        found
    }

    /// Steps over this mark, which must be next.
    pub(super) fn expect(&mut self, mark: &str) -> Parsed<()> {
        if self.accept(mark) { Ok(()) } else { Err(self.expected(&format!("`{mark}`"))) }
    }

    /// Steps over this identifier, if it is next.
    pub(super) fn accept_word(&mut self, word: &str) -> bool {
        let found = self.word() == Some(word);
        if found {
            self.advance();
        }
        found
    }

    /// The next token, if it is an identifier.
    pub(super) fn word(&self) -> Option<&'a str> {
        match self.peek() {
            Kind::Identifier(word) => Some(word),
            _ => None,
        }
    }

    /// Steps over an identifier, which must be next; `what` names it in the error.
    pub(super) fn expect_word(&mut self, what: &str) -> Parsed<&'a str> {
        let word = self.word().ok_or_else(|| self.expected(what))?;
        self.advance();
        Ok(word)
    }

    /// Steps over the end of the statement, which must be next.
    pub(super) fn expect_end(&self) -> Parsed<()> {
        if self.at_end() { Ok(()) } else { Err(self.expected("the end of the statement")) }
    }

    /// The error that `what` was expected here.
    pub(super) fn expected(&self, what: &str) -> Fault {
        self.fault(format!("expected {what}"))
    }

    /// An error at the next token.
    pub(super) fn fault(&self, message: impl Into<String>) -> Fault {
        let token = self.token(0);
        Fault { at: token.start, token: self.text[token.start..token.end].to_owned(), message: message.into() }
    }

    /// An error at the text between the token at byte offset `start` and the next one.
    pub(super) fn fault_from(&self, start: usize, message: impl Into<String>) -> Fault {
        let end = self.tokens[..self.at].last().map_or(start, |token| token.end).max(start);
        Fault { at: start, token: self.text[start..end].to_owned(), message: message.into() }
    }
}

/// Tokenises `text` and lets `parse` read it.
pub(super) fn read<T>(text: &str, parse: impl FnOnce(&mut Cursor<'_>) -> Parsed<T>) -> Parsed<T> {
    let tokens = lexer::tokenise(text)?;
    parse(&mut Cursor::new(text, &tokens))
}
