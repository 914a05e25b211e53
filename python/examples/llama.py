"""A small Llama of Hugging Face's transformers with random weights, which PyTorch compiles for the compute unit: it takes the same tokens as on
the CPU. Needs the package transformers.

    TOMBOLO_ENGINE=rtl python llama.py
"""

import torch
from transformers import LlamaConfig, LlamaForCausalLM

import tombolo

SIZES = dict(hidden_size=64, intermediate_size=128, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2, vocab_size=256)
TOKENS = 24


@torch.no_grad()
def main():
    torch.manual_seed(1)
    model = LlamaForCausalLM(LlamaConfig(**SIZES, attn_implementation="eager")).eval()
    tokens = torch.randint(0, SIZES["vocab_size"], (1, TOKENS))

    def logits(tokens):
        return model(tokens, use_cache=False).logits

    compiled = torch.compile(logits, backend="tombolo")
    compiled(tokens)
    with tombolo.watch() as seen:
        found = compiled(tokens)
    expected = logits(tokens)
    torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-4)
    assert torch.equal(found.argmax(-1), expected.argmax(-1))
    instructions = sum(launched.instructions for launched in seen.launches)
    cycles = sum(launched.cycles or 0 for launched in seen.launches)
    print(f"{TOKENS} tokens: {len(seen.launches)} kernels, {instructions} instructions, {cycles or 'no'} cycles: as PyTorch")


if __name__ == "__main__":
    main()
