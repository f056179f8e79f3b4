/** Reads a mail in its raw form (RFC 5322, MIME) as far as the inbox shows it: who, what about, text and HTML. */

export interface ParsedMail {
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string | null
  readonly html: string | null
}

export function parseMail(raw: Buffer): ParsedMail {
  const mail = partOf(raw.toString('latin1'))
  const leaves = leavesOf(mail)
  const first = (type: string) => leaves.find((leaf) => typeOf(leaf) === type)
  const contentOf = (leaf: Part | undefined) => (leaf ? decodeBody(leaf) : null)
  return {
    headers: mail.headers.map(({ name, value }) => ({ name, value: decodeWords(value) })),
    from: decodeWords(headerOf(mail, 'from')),
    to: ['to', 'cc', 'bcc'].flatMap((name) => addressesIn(headerOf(mail, name))),
    subject: decodeWords(headerOf(mail, 'subject')),
    text: contentOf(first('text/plain')),
    html: contentOf(first('text/html')),
  }
}

/** `"Ann, North" <ann@x.example>, bob@x.example` -> both addresses as they stand. */
export const addressesIn = (list: string) =>
  (decodeWords(list).match(/(?:"(?:\\.|[^"])*"|[^,"])+/g) ?? []).map((address) => address.trim()).filter(Boolean)

/** Bytes stand as characters of one byte each (latin1) until their charset is known. */
interface Part {
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly body: string
}

function partOf(raw: string): Part {
  const [, head = raw, body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? []
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.flatMap((line) => {
    const [, name, value = ''] = /^([^\s:]+):\s*(.*)$/.exec(line) ?? []
    return name ? [{ name, value }] : []
  })
  return { headers, body }
}

const headerOf = (part: Part, wanted: string) =>
  part.headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? ''
const typeOf = (part: Part) => (headerOf(part, 'content-type').split(';')[0] || 'text/plain').trim().toLowerCase()
const parameterOf = (part: Part, name: string) => {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(headerOf(part, 'content-type')) ?? []
  return quoted ?? plain
}

/** Parts that hold no other parts and are not attached. */
function leavesOf(part: Part): Part[] {
  const boundary = parameterOf(part, 'boundary')
  if (!typeOf(part).startsWith('multipart/') || !boundary)
    return /^attachment/i.test(headerOf(part, 'content-disposition')) ? [] : [part]
  const [, ...inner] = `\r\n${part.body}`.split(`\n--${boundary}`)
  return inner
    .filter((text) => !text.startsWith('--'))
    .flatMap((text) => leavesOf(partOf(text.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''))))
}

function decodeBody(part: Part): string {
  const encoding = headerOf(part, 'content-transfer-encoding').toLowerCase()
  return inCharset(bytesOf(part.body, encoding), parameterOf(part, 'charset') ?? 'utf-8')
}

function bytesOf(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding === 'quoted-printable') return unquote(body.replace(/[ \t]*=\r?\n/g, ''))
  return Buffer.from(body, 'latin1')
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

function inCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch (fault) {
    if (fault instanceof RangeError) return bytes.toString('latin1')
    throw fault
  }
}

/** RFC 2047: `=?utf-8?Q?caf=C3=A9?=`. Space between two encoded words is none. */
const decodeWords = (value: string) =>
  inCharset(Buffer.from(value, 'latin1'), 'utf-8')
    .replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, encoding: string, text: string) =>
      inCharset(
        encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : unquote(text.replaceAll('_', ' ')),
        charset,
      ),
    )
