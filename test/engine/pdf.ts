import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** Contents of a PDF as a reader program finds them. */
export async function readPdf(content: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { info } = await getMeta(document)
  const { text, totalPages } = await extractText(document, { mergePages: true })
  return { title: String(info.Title), text, pages: totalPages }
}
