import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { callFile } from './client.ts'

/** Fetches a file with the token and hands it to the browser to save; throws `Refused` or `ApiError`. */
export async function download<I>(endpoint: Endpoint<I, unknown>, input: NoInfer<I>, fileName: string): Promise<void> {
  const file = await callFile(endpoint, input)
  const isStored = 'url' in file
  const href = isStored ? file.url : URL.createObjectURL(file.blob)
  const link = document.createElement('a')
  link.href = href
  link.download = (isStored ? undefined : file.name) ?? fileName
  link.click()
  if (!isStored) URL.revokeObjectURL(href)
}
