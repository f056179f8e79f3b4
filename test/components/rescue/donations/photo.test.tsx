import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PhotoField } from '../../../../web/src/rescue/donations/post/PhotoField.tsx'
import { answerWith, show, value } from '../../setup.tsx'

/** The picture of a post. */

it('a picture chosen later overtakes an earlier one that is still made smaller', async () => {
  vi.spyOn(globalThis, 'createImageBitmap').mockResolvedValue(await createImageBitmap(new ImageData(1, 1)))
  const encoded: (() => void)[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    encoded.push(() => done(new Blob(['picture'])))
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  const sent = answerWith(() => value({ UploadUrl: '/store', Headers: {}, PhotoKey: `photo ${sent.length}` }))
  const onChange = vi.fn()
  await show(<PhotoField photo={null} onChange={onChange} onSending={() => undefined} />)
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
  expect(sent).toHaveLength(1)
  expect(onChange).toHaveBeenCalledOnce()
})
