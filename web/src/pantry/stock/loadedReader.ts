import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill'
import code from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { BarcodeReader } from './barcodes.ts'

/** A reader for browsers that have none; its WebAssembly comes from the app's own origin, not from its authors' network. */
export function loadedReader(formats: readonly string[]): BarcodeReader {
  prepareZXingModule({ overrides: { locateFile: () => code } })
  return new BarcodeDetector({ formats: formats as BarcodeFormat[] })
}
