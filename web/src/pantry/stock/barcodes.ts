export interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface ReaderClass {
  new (options: { formats: readonly string[] }): BarcodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

/** A camera can be asked for: in every current browser, on a page that came over TLS or from this machine. */
export const canScan = () => navigator.mediaDevices !== undefined

/** The browser's own reader, as Chrome on Android has one, or where it reads not all of these formats one that is loaded. */
export async function barcodeReader(formats: readonly string[]): Promise<BarcodeReader> {
  const Own = (globalThis as { BarcodeDetector?: ReaderClass }).BarcodeDetector
  const known = (await Own?.getSupportedFormats()) ?? []
  if (Own && formats.every((format) => known.includes(format))) return new Own({ formats })
  const { loadedReader } = await import('./loadedReader.ts')
  return loadedReader(formats)
}
