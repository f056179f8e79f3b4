interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector

/** The browser's own reader of barcodes; Chrome on Android has one. */
export const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
export const canScan = () => detectorClass() !== undefined
