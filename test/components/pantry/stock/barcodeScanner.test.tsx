import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer'
import writerCode from 'zxing-wasm/writer/zxing_writer.wasm?url'
import { readGs1 } from '../../../../shared/pantry/products/gs1.ts'
import BarcodeScanner from '../../../../web/src/pantry/stock/BarcodeScanner.tsx'
import { lotFormats } from '../../../../web/src/pantry/stock/lotBarcode.ts'
import { show } from '../../setup.tsx'

/** The camera in a browser that reads no barcodes itself, as Safari and Firefox are. */

beforeAll(() => {
  prepareZXingModule({ overrides: { locateFile: () => writerCode } })
})

/** A camera that films a code on white paper. */
async function film(text: string, format: WriteInputBarcodeFormat, options = '') {
  const { image } = await writeBarcode(text, { format, options, scale: 3 })
  const picture = await createImageBitmap(image as Blob)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(640, picture.width + 40)
  canvas.height = 480
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D
  const draw = () => {
    paper.fillStyle = 'white'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(picture, (canvas.width - picture.width) / 2, (canvas.height - picture.height) / 2)
    if (stream.active) requestAnimationFrame(draw)
  }
  const stream = canvas.captureStream()
  draw()
  vi.stubGlobal('BarcodeDetector', undefined)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  return stream
}

const orderFormats = ['qr_code', 'code_128']
const today = '2026-11-30'
const gs1 = { gtin: '09501101530003', lot: 'AB-12', bestBy: '2027-07-13' }

describe('without a reader of the browser’s own', () => {
  it('reads the code of an order from its QR code, and closes the camera at the end', async () => {
    const stream = await film('K7M2P', 'QRCode')
    const read = vi.fn()
    const { unmount } = await show(<BarcodeScanner formats={orderFormats} onRead={read} onStop={() => undefined} />)
    await expect.poll(() => read.mock.calls[0]).toEqual(['K7M2P'])
    await unmount()
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  })

  it('reads the number on a can', async () => {
    await film('9501101530003', 'EAN13')
    const read = vi.fn()
    await show(<BarcodeScanner onRead={read} onStop={() => undefined} />)
    await expect.poll(() => read.mock.calls[0]).toEqual(['9501101530003'])
  })

  it.each([
    ['GS1-128', 'Code128', '(01)09501101530003(17)270713(10)AB-12'],
    ['GS1 DataMatrix, its lot before its day', 'DataMatrix', '(01)09501101530003(10)AB-12(17)270713'],
  ] as const)('reads item, lot and day from %s', async (_, format, text) => {
    await film(text, format, 'gs1')
    const read = vi.fn<(code: string) => void>()
    await show(<BarcodeScanner formats={lotFormats} onRead={read} onStop={() => undefined} />)
    await expect.poll(() => readGs1(read.mock.calls[0]?.[0] ?? '', today)).toEqual(gs1)
  })

  it('passes over a code that was not asked for', async () => {
    await film('9501101530003', 'EAN13')
    const read = vi.fn()
    await show(<BarcodeScanner formats={orderFormats} onRead={read} onStop={() => undefined} />)
    const video = () => document.querySelector('video')
    await expect.poll(() => video()?.currentTime).toBeGreaterThan(1)
    expect(read).not.toHaveBeenCalled()
  })

  it('loads it from the app’s own address alone', async () => {
    const hosts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /wasm/.test(name))
      .map(({ name }) => new URL(name).origin)
    expect(hosts).toContain(location.origin)
    expect(new Set(hosts)).toEqual(new Set([location.origin]))
  })
})

it('takes the browser’s own reader only where that knows the formats', async () => {
  await film('K7M2P', 'QRCode')
  const own = vi.fn()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = async () => ['ean_13']
      readonly detect = own
    },
  )
  const read = vi.fn()
  await show(<BarcodeScanner formats={orderFormats} onRead={read} onStop={() => undefined} />)
  await expect.poll(() => read.mock.calls[0]).toEqual(['K7M2P'])
  expect(own).not.toHaveBeenCalled()
})

it('closes the camera and says so when a picture can’t be read', async () => {
  const stream = await film('K7M2P', 'QRCode')
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = async () => orderFormats
      readonly detect = () => Promise.reject(new Error('not available'))
    },
  )
  await show(<BarcodeScanner formats={orderFormats} onRead={() => undefined} onStop={() => undefined} />)
  await expect.element(page.getByText('The camera cannot be used here. Please type the code.')).toBeVisible()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})
