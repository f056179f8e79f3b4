import type { HttpEvent } from './context.ts'
import { HttpFault } from './fault.ts'

/** Bodies of `multipart/form-data`: files, as browsers send them. API Gateway hands them on in base64. */

const typeOf = ({ headers }: HttpEvent) => headers['content-type'] ?? ''
export const isForm = (event: HttpEvent) => typeOf(event).toLowerCase().startsWith('multipart/form-data')

/** The form's fields by name, each once. */
export async function readForm(event: HttpEvent): Promise<Record<string, unknown>> {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  const form = await new Response(body, { headers: { 'content-type': typeOf(event) } }).formData().catch(() => {
    throw new HttpFault(400, 'body: not a valid form')
  })
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (Object.hasOwn(fields, name))
      throw new HttpFault(400, `${name}: Multiple file upload not supported, only 1 file can be uploaded at a time.`)
    fields[name] = value
  }
  return fields
}
