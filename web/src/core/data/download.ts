import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { callFile } from './client.ts'
import { saveAddress, saveBlob } from './saveFile.ts'

/** Fetches a file with the token and hands it to the browser to save; throws `Refused` or `ApiError`. */
export async function download<I>(endpoint: Endpoint<I, unknown>, input: NoInfer<I>, fileName: string): Promise<void> {
  const file = await callFile(endpoint, input)
  if ('url' in file) return saveAddress(file.url, fileName)
  saveBlob(file.blob, file.name ?? fileName)
}
