import sanitizeHtml from 'sanitize-html'

/** The tags that a mail may hold: how text looks, and nothing that runs, loads or asks. */
const TAGS = 'p br strong b em i u s a h2 h3 ul ol li blockquote hr div span table thead tbody tr th td'.split(' ')
const SCHEMES = ['https', 'http', 'mailto']
/** Attributes that pasted text brings along; they do no harm and are left out. */
const HARMLESS =
  /^(class|style|id|title|dir|lang|target|rel|role|width|height|align|valign|border|cell(padding|spacing)|bgcolor|(col|row)span|name|data-[\w-]+|aria-\w+)$/

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  // The content of these elements is no text for people.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
}

/** HTML with nothing in it but what a mail may hold. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS)

/** Lists what `cleanHtml` takes out for good reason, as people name it: `<script>`, `onclick`, `javascript:`. Empty for harmless HTML. */
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

/** The scheme of an address that no mail may have. Characters that browsers skip do not hide it. */
function schemeOf(address: string): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers leave these out of an address
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()
  return scheme && !SCHEMES.includes(scheme) ? `${scheme}:` : null
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Cleaned HTML as plain text: paragraphs apart, lists with dashes, the address of a link behind its words. */
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
