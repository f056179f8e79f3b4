import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AttachmentItem } from '../../../shared/core/attachments/attachment.ts'
import LocationImages from '../../../web/src/core/attachments/LocationImages.tsx'
import ProductImages from '../../../web/src/core/attachments/ProductImages.tsx'
import { dropZoneDelay } from '../../../web/src/core/attachments/useDropZone.ts'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../setup.tsx'

/** Pictures of a product and photos of a location: added by button and by drop, moved by drag and by keyboard, removed. */

const drawing = (() => {
  const canvas = document.createElement('canvas')
  canvas.width = 8
  canvas.height = 8
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return canvas.toDataURL('image/png')
})()
const item = (ID: number, SequenceNumber: number): AttachmentItem => ({
  ID,
  SequenceNumber,
  Attachment: { ID: 100 + ID, StoragePath: `${drawing}#${ID}` },
})
const pngFile = async (name = 'beans.png') =>
  new File([await (await fetch(drawing)).blob()], name, { type: 'image/png' })
const wideFile = async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 320
  canvas.getContext('2d')?.fillRect(0, 0, 640, 320)
  const blob = await (await fetch(canvas.toDataURL('image/png'))).blob()
  return new File([blob], 'beans.png', { type: 'image/png' })
}

function serve(
  answer: (request: SentRequest) => Response = () => value(item(9, 4)),
  { images = [item(1, 1), item(2, 2), item(3, 3)], available = [] as AttachmentItem['Attachment'][] } = {},
) {
  return answerWith((request) => {
    if (request.method !== 'GET') return answer(request)
    return value(request.path.includes('available') ? available : images)
  })
}
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
const button = (name: string) => page.getByRole('button', { name })
const order = () =>
  page
    .getByRole('list', { name: 'Pictures' })
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('src')?.split('#')[1])
const orderOf = (body: unknown) =>
  (body as { AttachmentCollection: { ID: number }[] }).AttachmentCollection.map(({ ID }) => ID)
const choose = async (...files: File[]) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLElement, files)

it('shows the pictures in their order, and has no finding of axe', async () => {
  serve(undefined, { images: [item(3, 3), item(1, 1), item(2, 2)] })
  await show(<ProductImages productId={7} />)
  await expect.poll(order).toEqual(['1', '2', '3'])
  await expect.element(page.getByText('Shown first')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('[image-multipart-field] sends one file in the field Attachment, and the same picture small beside it', async () => {
  const sent = serve()
  await show(<ProductImages productId={7} />)
  await expect.poll(order).toHaveLength(3)
  await choose(await wideFile())
  await expect.element(page.getByText('Picture added')).toBeVisible()
  const [request] = changes(sent)
  expect([request?.method, request?.path]).toEqual(['POST', '/api/orderahead/inventory/7/image'])
  const { Attachment: file, Small: small } = (request ?? expect.fail('not sent')).body as {
    Attachment: File
    Small: File
  }
  expect([file.name, file.type, small.type]).toEqual(['beans.jpg', 'image/jpeg', 'image/jpeg'])
  const { width, height } = await createImageBitmap(small)
  expect([width, height]).toEqual([320, 160])
})

it.each<[string, () => Promise<File[]>, string]>([
  ['[image-extensions] another kind of file', async () => [await pngFile('beans.gif')], 'Invalid, JPG or PNG only.'],
  [
    'a file that is no picture',
    async () => [new File(['beans'], 'beans.png')],
    'An unexpected error occured while attempting to process the file. Please try again or contact an administrator for assistance.',
  ],
])('%s is not sent', async (_, files, message) => {
  const sent = serve()
  await show(<ProductImages productId={7} />)
  await expect.poll(order).toHaveLength(3)
  await choose(...(await files()))
  await expect.element(page.getByText(message)).toBeVisible()
  expect(changes(sent)).toEqual([])
})

it('tells why the server refused a picture', async () => {
  serve(() => refusal('There are at most 10 pictures here. Please remove one first.'))
  await show(<ProductImages productId={7} />)
  await expect.poll(order).toHaveLength(3)
  await choose(await pngFile())
  await expect.element(page.getByText(/at most 10 pictures/)).toBeVisible()
})

it('[drop-zone-delay] [image-single] takes a dropped file after a second, and one alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const sent = serve()
    await show(<ProductImages productId={7} />)
    await expect.element(page.getByRole('list', { name: 'Pictures' })).toBeVisible()
    const zone = page.getByRole('list', { name: 'Pictures' }).element().parentElement as HTMLElement
    const files = [await pngFile('a.png'), await pngFile('b.png')]
    const dropped = () => {
      const dataTransfer = new DataTransfer()
      for (const file of files) dataTransfer.items.add(file)
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      zone.dispatchEvent(event)
      return event.defaultPrevented
    }
    vi.advanceTimersByTime(dropZoneDelay - 1)
    expect(dropped()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(dropped()).toBe(true)
    vi.useRealTimers()
    const message = 'Multiple file upload not supported, only 1 file can be uploaded at a time.'
    await expect.element(page.getByText(message)).toBeVisible()
    expect(changes(sent)).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('moves a picture by keyboard, shows the new order at once, and takes it back', async () => {
  const sent = serve(({ body }) => value(orderOf(body).map((ID, index) => item(ID, index + 1))))
  await show(<ProductImages productId={7} />)
  await expect.poll(order).toEqual(['1', '2', '3'])
  await expect.element(button('Move picture 1 earlier')).toHaveAttribute('aria-disabled', 'true')
  const later = button('Move picture 1 later').element() as HTMLElement
  later.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Picture moved')).toBeVisible()
  await button('Undo').click()
  await expect.poll(() => changes(sent).length).toBe(2)
  const ids = changes(sent).map(({ body }) => orderOf(body))
  expect(ids).toEqual([
    [2, 1, 3],
    [1, 2, 3],
  ])
})

it('keeps the focus on the arrow of a picture that it moves, at the end as well', async () => {
  let images = [item(1, 1), item(2, 2)]
  answerWith(({ method, body }) => {
    if (method !== 'GET') images = orderOf(body).map((ID, index) => item(ID, index + 1))
    return value(images)
  })
  await show(<ProductImages productId={7} />)
  await expect.poll(order).toEqual(['1', '2'])
  const arrow = button('Move picture 1 later').element() as HTMLElement
  arrow.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual(['2', '1'])
  await expect.element(page.getByText('Picture moved')).toBeVisible()
  await expect.element(button('Move picture 2 later')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['2', '1'])
})

it('moves a dragged picture to another’s position, and puts it back when that fails', async () => {
  const sent = serve(() => refusal('This was changed by someone else at the same moment. Please look again and retry.'))
  await show(<ProductImages productId={7} />)
  await expect.poll(order).toEqual(['1', '2', '3'])
  const tile = (n: number) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').nth(n)
  await tile(2).dropTo(tile(0))
  await expect.element(page.getByText(/changed by someone else/)).toBeVisible()
  await expect.poll(order).toEqual(['1', '2', '3'])
  expect(changes(sent).map(({ body }) => orderOf(body))).toEqual([[3, 1, 2]])
})

it('removes a picture once that is confirmed', async () => {
  const sent = serve(() => value(null))
  await show(<ProductImages productId={7} />)
  await button('Remove picture 2').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Picture removed')).toBeVisible()
  expect(changes(sent).map(({ path }) => path)).toEqual(['/api/orderahead/inventory/7/image/2'])
})

it('adds one of the available pictures', async () => {
  const sent = serve(undefined, { images: [], available: [{ ID: 55, StoragePath: drawing }] })
  await show(<ProductImages productId={7} />)
  await expect.element(page.getByText('No pictures yet')).toBeVisible()
  await button('Add available picture 1').click()
  await expect.element(page.getByText('Picture added')).toBeVisible()
  expect(changes(sent).map(({ path, body }) => [path, body])).toEqual([
    ['/api/orderahead/inventory/7/availableimages', { AttachmentID: 55 }],
  ])
})

it('shows a location’s photos to whoever does not own it, without any button', async () => {
  serve()
  await show(<LocationImages locationId={4} isReadOnly />)
  await expect.poll(order).toEqual(['1', '2', '3'])
  expect(page.getByRole('button').elements()).toEqual([])
})
