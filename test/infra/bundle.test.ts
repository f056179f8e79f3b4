import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bundle } from '../../infra/bundle.ts'

/** A directory with sources of functions. */
function sources(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'gleanery-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return relative('.', root)
}

const handler = `
import { shout } from '../words.ts'
const { basename } = require('node:path')
export const handler = async (event: { name: string }): Promise<string> => basename(shout(event.name))
`
const words = 'export const shout = (name: string) => name.toUpperCase()'

describe('bundling', () => {
  it('makes a file for each function that Node can import', async () => {
    const root = sources({
      'functions/agency/greet.ts': handler,
      'functions/session/greet.ts': handler,
      'functions/words.ts': words,
    })
    const made = await bundle(['agency/greet', 'session/greet'], { root })
    expect(made.map(({ entry }) => entry)).toEqual(['agency/greet', 'session/greet'])
    const file = join(root, 'dist/functions/agency/greet/index.cjs')
    const loaded = (await import(pathToFileURL(file).href)) as { handler: (event: object) => Promise<string> }
    expect(await loaded.handler({ name: 'a/leeks' })).toBe('LEEKS')
    expect(readFileSync(file, 'utf8')).not.toContain('sourceMappingURL')
    expect(readdirSync(join(root, 'dist/functions/agency/greet'))).toEqual(['index.cjs'])
  })

  it('makes the same code with the map of its sources beside it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gleanery-maps-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const [into, other] = [join(folder, 'shipped'), join(folder, 'mapped')]
    await bundle(['session/getSession'], { into })
    await bundle(['session/getSession', 'timers/sweepDue'], { into: other, maps: true })
    const file = (made: string) => readFileSync(join(made, 'session/getSession/index.cjs'), 'utf8')
    expect(file(other)).toBe(file(into))
    expect(readdirSync(join(other, 'session/getSession'))).toEqual(['index.cjs', 'index.cjs.map'])
  })

  it('makes a function that people wait for answer warm calls before anything else', async () => {
    const into = mkdtempSync(join(tmpdir(), 'gleanery-warm-'))
    onTestFinished(() => rmSync(into, { recursive: true }))
    await bundle(['session/getSession', 'session/preToken', 'timers/sweepDue'], { into })
    const load = async (entry: string) =>
      (
        (await import(pathToFileURL(join(into, entry, 'index.cjs')).href)) as {
          handler: (event: object) => Promise<unknown>
        }
      ).handler
    // Nothing of the environment is there that a call needs, neither a table nor a secret.
    for (const entry of ['session/getSession', 'session/preToken'])
      expect(await (await load(entry))({ warm: 1 }), entry).toEqual({ warm: true })
    expect(await (await load('session/getSession'))({ headers: {}, requestContext: {} })).toMatchObject({
      statusCode: 500,
    })
    await expect((await load('timers/sweepDue'))({ warm: 1 })).rejects.toThrow('TABLE_NAME is not set')
  })

  it('has of a file with several functions that of the entry alone, and what it uses', async () => {
    const root = sources({
      'functions/shelf/endpoints.ts': [
        "import { shout } from '../words.ts'",
        "import { store } from '../table.ts'",
        'export const addShelf = endpoint(() =>',
        "  store('added'),",
        ')',
        'export const greetShelf = endpoint(async () => {',
        "  throw new Error(shout('leeks'))",
        '})',
        'function endpoint(run: () => unknown) {',
        '  return run',
        '}',
      ].join('\n'),
      'functions/table.ts': "export const store = console.log('opens the table')",
      'functions/words.ts': words,
    })
    await bundle(['shelf/addShelf', 'shelf/greetShelf'], { root })
    const file = (name: string) => join(root, `dist/functions/shelf/${name}/index.cjs`)
    const loaded = (await import(pathToFileURL(file('greetShelf')).href)) as { handler: () => Promise<string> }
    await expect(loaded.handler()).rejects.toThrow('LEEKS')
    expect(readFileSync(file('greetShelf'), 'utf8')).not.toContain('opens the table')
    expect(readFileSync(file('addShelf'), 'utf8')).toContain('opens the table')
  })

  it('names every function without a source file, and writes nothing', async () => {
    const root = sources({ 'functions/agency/greet.ts': handler, 'functions/words.ts': words })
    const missing = bundle(['agency/greet', 'agency/gone', 'session/lost'], { root })
    await expect(missing).rejects.toThrow('no file: functions/agency/gone.ts, functions/session/lost.ts')
    expect(existsSync(join(root, 'dist'))).toBe(false)
  })

  it('removes the bundles of deleted functions', async () => {
    const root = sources({
      'functions/agency/greet.ts': handler,
      'functions/agency/wave.ts': handler,
      'functions/words.ts': words,
    })
    await bundle(['agency/greet', 'agency/wave'], { root })
    await bundle(['agency/greet'], { root })
    expect(existsSync(join(root, 'dist/functions/agency/wave'))).toBe(false)
  })
})
