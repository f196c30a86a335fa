import sanitizeHtml from 'sanitize-html'

/** The tags that a mail may contain: those that format text, and none that runs, loads or asks for anything. */
const TAGS = 'p br strong b em i u s a h2 h3 ul ol li blockquote hr div span table thead tbody tr th td'.split(' ')
const SCHEMES = ['https', 'http', 'mailto']
/** Attributes that pasted text has; they do no harm and are removed. */
const HARMLESS =
  /^(class|style|id|title|dir|lang|target|rel|role|width|height|align|valign|border|cell(padding|spacing)|bgcolor|(col|row)span|name|data-[\w-]+|aria-\w+)$/

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  // The content of these elements is no text for people, so it is removed, too.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
}

/** Returns HTML without anything that a mail may not contain. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS)

/**
 * Lists the dangerous parts that `cleanHtml` removes, by the names that people know: `<script>`, `onclick`,
 * `javascript:`. Empty for harmless HTML.
 */
export function dangersIn(html: string): string[] {
  const found = new Set<string>()
  sanitizeHtml(html, {
    ...OPTIONS,
    nonTextTags: [],
    transformTags: {
      '*'(tagName, attribs) {
        if (!TAGS.includes(tagName)) found.add(`<${tagName.slice(0, 40)}>`)
        else
          for (const [name, value] of Object.entries(attribs)) {
            const danger = name === 'href' ? schemeOf(value) : HARMLESS.test(name) ? null : name.slice(0, 40)
            if (danger) found.add(danger)
          }
        return { tagName, attribs }
      },
    },
  })
  return [...found]
}

/** Returns the scheme of a URL if no mail may have it, otherwise null. Finds it also behind characters that browsers skip. */
function schemeOf(address: string): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers leave these out of an address
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()
  return scheme && !SCHEMES.includes(scheme) ? `${scheme}:` : null
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Returns cleaned HTML as plain text: paragraphs apart, lists with dashes, the URL of a link after its text. */
export const textOfHtml = (clean: string): string =>
  clean
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, (_link, url: string, label: string) =>
      label === url || !url ? label : `${label} (${url})`,
    )
    .replaceAll(/ ?<br \/> ?/g, '\n')
    .replaceAll(/ ?<li> ?/g, '\n- ')
    .replaceAll(/ ?<hr \/> ?/g, '\n\n--\n\n')
    .replaceAll(/<\/t[dh]> ?/g, ' ')
    .replaceAll(/ ?<\/?tr> ?/g, '\n')
    .replaceAll(/ ?<\/?(p|div|h2|h3|ul|ol|blockquote|table)> ?/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n\n(?=- )/g, '\n')
    .trim()
