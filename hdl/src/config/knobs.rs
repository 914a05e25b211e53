//! The knobs of a configuration by name: what [`knobs!`] makes of a declaration of their fields. `ecp5:waves=8,wide_atomics=true` is a configuration of one's own.

/// A knob, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knob {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: String,
    /// What it is for.
    pub what: String,
}

/// A field's documentation without its links: `[`Units::rays`]` is `rays`, and where the source has more is left out.
pub(super) fn without_links(doc: &str) -> String {
    let mut parts = doc.split("[`");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (link, rest) = part.split_once("`]").unwrap_or((part, ""));
        match (text.strip_suffix(" ("), rest.strip_prefix(')')) {
            (Some(before), Some(behind)) => text = format!("{before}{behind}"),
            _ => text = format!("{text}{}{rest}", link.rsplit("::").next().unwrap_or(link)),
        }
    }
    text
}

/// Why a knob cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unset {
    /// There is none of that name.
    Unknown,
    /// Its values are these.
    Value(&'static str),
}

/// A value that a knob sets, or that has knobs in it.
pub(super) trait Knobs {
    /// Sets the knob of that name: this value itself if it has no knobs in it and `name` is `field`.
    fn set(&mut self, field: &str, name: &str, value: &str) -> Result<(), Unset>;

    /// Appends the knobs: this value itself, which is called `field`, or those in it.
    fn list(&self, field: &'static str, what: &str, knobs: &mut Vec<Knob>);
}

macro_rules! leaf {
    ($type:ty, $values:literal) => {
        impl Knobs for $type {
            fn set(&mut self, field: &str, name: &str, value: &str) -> Result<(), Unset> {
                if name != field {
                    return Err(Unset::Unknown);
                }
                *self = value.parse().map_err(|_| Unset::Value($values))?;
                Ok(())
            }

            fn list(&self, field: &'static str, what: &str, knobs: &mut Vec<Knob>) {
                knobs.push(Knob { name: field, value: self.to_string(), what: what.to_owned() });
            }
        }
    };
}

leaf!(bool, "true or false");
leaf!(usize, "a number");

/// Declares a structure of knobs. The fields in the first braces are none: nobody sets them by name.
macro_rules! knobs {
    (
        $(#[$attribute:meta])*
        pub struct $name:ident {
            fixed { $($(#[doc = $fixed_doc:literal])* pub $fixed:ident: $fixed_type:ty,)* }
            $(#[doc = $doc:literal] $(#[doc = $more:literal])* pub $field:ident: $type:ty,)*
        }
    ) => {
        $(#[$attribute])*
        pub struct $name {
            $($(#[doc = $fixed_doc])* pub $fixed: $fixed_type,)*
            $(#[doc = $doc] $(#[doc = $more])* pub $field: $type,)*
        }

        impl $crate::config::knobs::Knobs for $name {
            fn set(&mut self, _: &str, name: &str, value: &str) -> Result<(), $crate::config::knobs::Unset> {
                use $crate::config::knobs::Unset;
                $(match $crate::config::knobs::Knobs::set(&mut self.$field, stringify!($field), name, value) {
                    Err(Unset::Unknown) => {}
                    told => return told,
                })*
                Err(Unset::Unknown)
            }

            fn list(&self, _: &'static str, _: &str, knobs: &mut Vec<$crate::config::knobs::Knob>) {
                $(
                    let what = $crate::config::knobs::without_links(concat!($doc, $($more,)*).trim());
                    $crate::config::knobs::Knobs::list(&self.$field, stringify!($field), &what, knobs);
                )*
            }
        }
    };
}
pub(super) use knobs;

#[cfg(test)]
mod tests {
    use super::without_links;
    use pretty_assertions::assert_eq;

    #[test]
    fn lists_have_no_links_of_the_source() {
        assert_eq!(
            without_links("Rays ([`crate::ray`]): traced. Only with [`Units::images`], [`Config::barrel`]."),
            "Rays: traced. Only with images, barrel."
        );
        assert_eq!(without_links("A lane (of 32)."), "A lane (of 32).");
    }
}
