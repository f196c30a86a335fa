// Plain JavaScript: finds the pictures that differ between two galleries (pictures of all components), and makes a page of them.

/**
 * @typedef {{ name: string, look: string, file: string }} Picture a state of a component in one look (theme and width)
 * @typedef {{ name: string, look: string, before: string, after: string, difference: string, pixels: number }} Changed
 * @typedef {{ changed: Changed[], added: Picture[], removed: Picture[], same: number }} Comparison
 */

const keyOf = ({ name, look }) => `${name}, ${look}`

/**
 * @param {Picture[]} before
 * @param {Picture[]} after
 * Compares the pictures of two galleries.
 * @param {(before: string, after: string) => Promise<{ pixels: number, file: string } | null>} differ null if two files look alike
 * @returns {Promise<Comparison>}
 */
export async function compare(before, after, differ) {
  const old = new Map(before.map((picture) => [keyOf(picture), picture]))
  const now = new Set(after.map(keyOf))
  const comparison = {
    changed: [],
    added: after.filter((picture) => !old.has(keyOf(picture))),
    removed: before.filter((picture) => !now.has(keyOf(picture))),
    same: 0,
  }
  for (const { name, look, file } of after) {
    const older = old.get(keyOf({ name, look }))
    const found = older && (await differ(older.file, file))
    if (found)
      comparison.changed.push({
        name,
        look,
        before: older.file,
        after: file,
        difference: found.file,
        pixels: found.pixels,
      })
    else if (older) comparison.same++
  }
  return comparison
}

/**
 * @param {Comparison} comparison
 * @returns {string[]} one line for each state, with its looks, and the count
 */
export function listOf({ changed, added, removed, same }) {
  const lines = (what, pictures) =>
    [...Map.groupBy(pictures, ({ name }) => name)].map(
      ([name, looks]) => `${what.padEnd(8)}${name} (${looks.map(({ look }) => look).join('; ')})`,
    )
  return [
    ...lines('changed', changed),
    ...lines('added', added),
    ...lines('removed', removed),
    `${changed.length} changed, ${added.length} added, ${removed.length} removed, ${same} alike`,
  ]
}

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #888; color: #fff }
section { margin-block: 2rem; padding-top: 1rem; border-top: 1px solid #fff } h2 { font-size: 1rem }
.sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem } figure { margin: 0 } img { max-width: 100% }`

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter])

const figure = (caption, file) =>
  `<figure><figcaption>${caption}</figcaption>${file ? `<img loading="lazy" alt="" src="${escapeHtml(file)}">` : ''}</figure>`

const section = ({ name, look }, figures) =>
  `<section><h2>${escapeHtml(name)}, ${escapeHtml(look)}</h2><div class="sides">${figures.join('')}</div></section>`

/**
 * @param {string} title
 * @param {Comparison} comparison
 * @returns {string} a page with the pictures that differ: before, after and the difference side by side
 */
export function pageOf(title, comparison) {
  const { changed, added, removed } = comparison
  const sections = [
    ...changed.map((one) =>
      section(one, [
        figure('before', one.before),
        figure('after', one.after),
        figure(`difference: ${one.pixels} pixels`, one.difference),
      ]),
    ),
    ...added.map((one) => section(one, [figure('not there before', ''), figure('after', one.file)])),
    ...removed.map((one) => section(one, [figure('before', one.file), figure('no longer there', '')])),
  ]
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(listOf(comparison).at(-1) ?? '')}</p>
${sections.join('\n')}
</html>
`
}
