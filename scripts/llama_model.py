#!/usr/bin/env python3
"""Trains a small model for llama.cpp that recites a text: something to generate with on the compute unit.

    llama_model.py LLAMA TEXT MODEL.gguf [--steps N] [--seed N] [--type q8_0]

LLAMA is a checkout of llama.cpp, whose package gguf writes the file. The model is a Llama of two layers and some 140,000 numbers, its tokens are bytes; a minute of training
makes it know a TEXT of some hundred characters by heart. Matrices are stored as --type: f32, f16, bf16, q4_0, q4_1, q5_0, q5_1, q8_0. Needs torch and numpy.
"""
import argparse
import pathlib
import sys

import numpy
import torch
from torch import nn
from torch.nn import functional

WIDTH, HEADS, LAYERS, HIDDEN, CONTEXT = 64, 4, 2, 192, 512
# Unknown, begin, end; then the bytes, and the sign that llama.cpp has for a space.
SPECIAL = ["<unk>", "<s>", "</s>"]
BEGIN = 1
SPACE = len(SPECIAL) + 256
VOCABULARY = SPACE + 1
EPSILON, BASE = 1e-5, 10000.0


def rotated(x):
    """Pairs of neighbours turned by their position; (batch, heads, positions, width of a head)."""
    half = x.shape[-1] // 2
    angles = torch.outer(torch.arange(x.shape[-2]), BASE ** (-torch.arange(half) / half))
    cos, sin = angles.cos(), angles.sin()
    even, odd = x[..., 0::2], x[..., 1::2]
    return torch.stack([even * cos - odd * sin, even * sin + odd * cos], -1).flatten(-2)


class Norm(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(WIDTH))

    def forward(self, x):
        return x * (x.pow(2).mean(-1, keepdim=True) + EPSILON).rsqrt() * self.weight


def linear(inputs, outputs):
    return nn.Linear(inputs, outputs, bias=False)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.attn_norm, self.ffn_norm = Norm(), Norm()
        self.attn_q, self.attn_k, self.attn_v, self.attn_output = (linear(WIDTH, WIDTH) for _ in range(4))
        self.ffn_gate, self.ffn_up, self.ffn_down = linear(WIDTH, HIDDEN), linear(WIDTH, HIDDEN), linear(HIDDEN, WIDTH)

    def forward(self, x):
        y = self.attn_norm(x)
        query, key, value = (part(y).unflatten(-1, (HEADS, -1)).transpose(1, 2) for part in (self.attn_q, self.attn_k, self.attn_v))
        mixed = functional.scaled_dot_product_attention(rotated(query), rotated(key), value, is_causal=True)
        x = x + self.attn_output(mixed.transpose(1, 2).flatten(-2))
        y = self.ffn_norm(x)
        return x + self.ffn_down(functional.silu(self.ffn_gate(y)) * self.ffn_up(y))


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.token_embd = nn.Embedding(VOCABULARY, WIDTH)
        self.blk = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.output_norm, self.output = Norm(), linear(WIDTH, VOCABULARY)

    def forward(self, tokens):
        x = self.token_embd(tokens)
        for layer in self.blk:
            x = layer(x)
        return self.output(self.output_norm(x))


def trained(text, steps):
    """A model that knows the text from its beginning, and a number that says how well."""
    tokens = torch.tensor([[BEGIN, *(SPACE if byte == ord(" ") else len(SPECIAL) + byte for byte in text)]])
    model = Model()
    optimiser = torch.optim.AdamW(model.parameters(), lr=3e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 5e-3, total_steps=steps)
    loss = torch.tensor(0.0)
    for _ in range(steps):
        loss = functional.cross_entropy(model(tokens[:, :-1])[0], tokens[0, 1:])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
    return model, loss.item()


def write(model, path, kind, gguf):
    """The model as a file."""
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("recital")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_rope_freq_base(BASE)
    writer.add_layer_norm_rms_eps(EPSILON)
    writer.add_vocab_size(VOCABULARY)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(SPECIAL + [f"<0x{byte:02X}>" for byte in range(256)] + ["\u2581"])
    writer.add_token_scores([0.0] * VOCABULARY)
    types = gguf.TokenType
    writer.add_token_types([types.UNKNOWN, types.CONTROL, types.CONTROL] + [types.BYTE] * 256 + [types.NORMAL])
    writer.add_bos_token_id(BEGIN)
    writer.add_eos_token_id(BEGIN + 1)
    writer.add_unk_token_id(0)
    writer.add_add_bos_token(True)
    # Not a word begins with a space of its own.
    writer.add_add_space_prefix(False)
    for name, values in model.state_dict().items():
        values = values.numpy().astype(numpy.float32)
        stored = gguf.GGMLQuantizationType[kind.upper()] if values.ndim == 2 else gguf.GGMLQuantizationType.F32
        writer.add_tensor(name, gguf.quants.quantize(values, stored), raw_dtype=stored)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("llama", type=pathlib.Path)
    parser.add_argument("text", type=pathlib.Path)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--type", default="q8_0")
    options = parser.parse_args()
    sys.path.insert(0, str(options.llama / "gguf-py"))
    import gguf

    text = options.text.read_bytes()
    if not 1 < len(text) < CONTEXT:
        sys.exit(f"{options.text} has {len(text)} bytes; 2 to {CONTEXT - 1} fit into the model's context")
    torch.manual_seed(options.seed)
    model, loss = trained(text, options.steps)
    write(model, options.model, options.type, gguf)
    print(f"{options.model}: {sum(part.numel() for part in model.parameters())} numbers, {loss:.4f} nats a byte left")


if __name__ == "__main__":
    main()
