import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PhotoField } from '../../../../web/src/core/attachments/PhotoField.tsx'
import { show } from '../../setup.tsx'

/** The picture of a post. */

it('a picture chosen later overtakes an earlier one that is still made smaller', async () => {
  vi.spyOn(globalThis, 'createImageBitmap').mockResolvedValue(await createImageBitmap(new ImageData(1, 1)))
  const encoded: (() => void)[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    encoded.push(() => done(new Blob(['picture'])))
  })
  const send = vi.fn(async () => `photo ${send.mock.calls.length}`)
  const onChange = vi.fn()
  await show(
    <PhotoField
      title="Photo"
      lead=""
      failed=""
      photo={null}
      send={send}
      onChange={onChange}
      onSending={() => undefined}
    />,
  )
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  for (const [index, name] of ['early.jpg', 'late.jpg'].entries()) {
    await userEvent.upload(input, new File(['a'], name, { type: 'image/jpeg' }))
    await expect.poll(() => encoded.length).toBe(index + 1)
  }
  const [early, late] = encoded
  late?.()
  await expect.poll(() => onChange.mock.calls).toEqual([[{ key: 'photo 1', preview: expect.any(String) }]])
  early?.()
  await new Promise((done) => setTimeout(done))
  expect(send).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenCalledOnce()
})
