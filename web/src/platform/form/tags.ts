/** Splits a text at its commas into tags, each once. */
export const tagsOf = (words: string): string[] => [
  ...new Set(
    words
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
