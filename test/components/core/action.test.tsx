import { Button } from '@mui/material'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { area } from '../../../shared/core/schema/endpoint.ts'
import { setUpClient } from '../../../web/src/core/data/client.ts'
import { useAction } from '../../../web/src/core/data/useAction.ts'
import { useApi } from '../../../web/src/core/data/useApi.ts'
import { go, setNavigate } from '../../../web/src/core/go.ts'
import { answerWith, refusal, show, value } from '../setup.tsx'

/** Common behaviour of every action through `useAction`, shown on one button beside what it changes. */

const Shelf = z.object({ Label: z.string() })
type Shelf = z.infer<typeof Shelf>
const { get, put } = area('shelf')
const plain = { summary: '', roles: 'anyone', resource: 'self', value: Shelf } as const
const getShelf = get('getShelf', '/api/shelf', plain)
const getOther = get('getOther', '/api/other', plain)
const renameShelf = put('renameShelf', '/api/shelf', { ...plain, idempotent: true })

const ask = { title: 'Really?', confirm: 'Yes', cancel: 'No' }
const shelf = (Label: string) => value({ Label })
const shows = { read: getShelf, of: {} }

type Options = Parameters<ReturnType<typeof useAction<object, Shelf>>['act']>[2]

/** A page that reads a shelf and something else, with a button that renames the shelf. */
function Page({ words = {}, isWhole = true }: { words?: Options; isWhole?: boolean }) {
  const { data } = useApi(getShelf, {})
  useApi(getOther, {})
  const { act, busy } = useAction<object, Shelf>(isWhole ? { shows } : {})
  return (
    <>
      <output aria-label="label">{data?.Label}</output>
      <Button loading={busy} onClick={() => void act(renameShelf, {}, words)}>
        Rename
      </Button>
    </>
  )
}
const label = () => page.getByRole('status', { name: 'label' })
const rename = page.getByRole('button', { name: 'Rename' })

/** A server whose write is answered by `write`, and what was sent to it since the button was pressed. */
async function open(write: () => Response | Promise<Response>, props: Parameters<typeof Page>[0] = {}) {
  const sent = answerWith(({ method }) => {
    return method === 'GET' ? shelf('Aisle 1') : write()
  })
  await show(<Page {...props} />)
  await expect.element(label()).toHaveTextContent('Aisle 1')
  const before = sent.length
  const paths = () => sent.slice(before).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)
  return { paths, keys: () => sent.slice(before).flatMap(({ method, key }) => (method === 'GET' ? [] : [key])) }
}
const write = 'PUT /api/shelf'

it('sends nothing without a yes, and tells what was done', async () => {
  const { paths } = await open(() => shelf('Aisle 2'), { words: { ask, done: 'Renamed.' } })
  await rename.click()
  await page.getByRole('button', { name: 'No' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(paths()).toEqual([])
  await rename.click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.element(page.getByText('Renamed.')).toBeVisible()
  expect(paths()).toEqual([write])
})

it('shows what its answer says, and asks for nothing again', async () => {
  const { paths } = await open(() => shelf('Aisle 2'))
  await rename.click()
  await expect.element(label()).toHaveTextContent('Aisle 2')
  expect(paths()).toEqual([write])
})

it('asks for all that is on screen when its answer is not what the page shows', async () => {
  const { paths } = await open(() => shelf('Aisle 2'), { isWhole: false, words: { done: 'Renamed.' } })
  await rename.click()
  await expect.element(page.getByText('Renamed.')).toBeVisible()
  await expect.poll(paths).toEqual([write, 'GET /api/shelf', 'GET /api/other'])
})

it('shows what is expected at once, and takes it back with the reason of a refusal', async () => {
  let answer: (response: Response) => void = () => undefined
  const words = { expected: () => ({ Label: 'Aisle 2' }), failed: 'Not renamed.' }
  await open(() => new Promise((done) => (answer = done)), { words })
  await rename.click()
  await expect.element(label()).toHaveTextContent('Aisle 2')
  answer(refusal('That label is taken.'))
  await expect.element(page.getByText('That label is taken.')).toBeVisible()
  await expect.element(label()).toHaveTextContent('Aisle 1')
})

it('keeps its idempotency key until there is an answer, and makes another one then', async () => {
  const answers = [() => Promise.reject(new TypeError('lost')), () => refusal('Not now.'), () => shelf('Aisle 2')]
  const { keys } = await open(() => (answers.shift() ?? (() => shelf('Aisle 2')))())
  await rename.click()
  await expect.element(page.getByText(/No connection/)).toBeVisible()
  await rename.click()
  await expect.element(page.getByText('Not now.')).toBeVisible()
  await rename.click()
  await expect.element(label()).toHaveTextContent('Aisle 2')
  const [lost, again, next] = keys()
  expect([again === lost, next === lost]).toEqual([true, false])
})

it.each([
  ['takes whoever waited for it to the next page', '/shelves', ['/aisles']],
  ['takes nobody away from the page they went to meanwhile, and tells them there', '/orders', []],
])('%s', async (_, page_, opened) => {
  let [answer, here] = [(_response: Response): void => undefined, '/shelves']
  const visited: string[] = []
  setNavigate(
    (inside) => void visited.push(inside),
    () => here,
  )
  onTestFinished(() => setNavigate(() => undefined))
  const words = { done: 'Renamed.', onDone: () => go(`${location.pathname.replace(/\/$/, '')}#/aisles`) }
  await open(() => new Promise((done) => (answer = done)), { words })
  await rename.click()
  here = page_
  answer(shelf('Aisle 2'))
  await expect.element(page.getByText('Renamed.')).toBeVisible()
  expect(visited).toEqual(opened)
})

it('is sent once by a double click', async () => {
  let answer: (response: Response) => void = () => undefined
  const { paths } = await open(() => new Promise((done) => (answer = done)))
  const button = rename.element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.poll(paths).toEqual([write])
  answer(shelf('Aisle 2'))
  await expect.element(label()).toHaveTextContent('Aisle 2')
  expect(paths()).toEqual([write])
})

it('asks again for lists on screen a second after it, and for everything later: the server’s lists follow', async () => {
  const Shelves = z.array(Shelf)
  const getShelves = get('getShelves', '/api/shelves', { ...plain, value: Shelves })
  const waiting: { readonly happens: () => void; readonly ms: number; off: boolean }[] = []
  const later = (happens: () => void, ms: number) => {
    const one = { happens, ms, off: false }
    waiting.push(one)
    return () => {
      one.off = true
    }
  }
  const paths: string[] = []
  let names = ['Aisle 1']
  answerWith(({ method, path }) => {
    paths.push(`${method} ${path.replace(/\?.*/, '')}`)
    return path.startsWith('/api/shelves') ? value(names.map((Label) => ({ Label }))) : shelf('Aisle 1')
  })
  setUpClient({ later })
  onTestFinished(() => setUpClient({ later: () => () => undefined }))
  function List() {
    const { data } = useApi(getShelves, {})
    return <output aria-label="label">{data?.map(({ Label }) => Label).join()}</output>
  }
  await show(
    <>
      <List />
      <Page words={{ done: 'Renamed.' }} isWhole={false} />
    </>,
  )
  await rename.click()
  await expect.element(page.getByText('Renamed.')).toBeVisible()
  await expect.poll(() => paths.filter((path) => path === 'GET /api/shelves').length).toBe(2)
  await rename.click()
  await expect.poll(() => paths.filter((path) => path === 'GET /api/shelves').length).toBe(3)
  expect(waiting.map(({ ms, off }) => [ms, off])).toEqual([
    [1000, true],
    [3500, true],
    [1000, false],
    [3500, false],
  ])
  names = ['Aisle 2']
  const before = paths.length
  waiting[2]?.happens()
  await expect.element(page.getByRole('status', { name: 'label' }).first()).toHaveTextContent('Aisle 2')
  expect(paths.slice(before)).toEqual(['GET /api/shelves'])
  waiting[3]?.happens()
  await expect
    .poll(() => paths.slice(before + 1).sort())
    .toEqual(['GET /api/other', 'GET /api/shelf', 'GET /api/shelves'])
})
