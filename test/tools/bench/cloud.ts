import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '../../../infra/bundle.ts'
import { entries } from '../../../infra/entries.ts'
import type { StandingResource } from './cost/standing.ts'
import { type BenchOptions, median, type Section } from './report.ts'

/** Making of a tenant's cloud: bundling all functions, synthesizing the stacks, and how large these are. */

const run = promisify(execFile)
const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

const turns = 3
/** CloudFormation's limit of a stack. */
const maxResources = 500

/** The CDK with nothing to do. */
const emptyApp = `
import { App, Stack } from 'aws-cdk-lib'
const app = new App({ outdir: process.argv[1] })
new Stack(app, 'Empty')
app.synth()`

interface Template {
  readonly Resources?: Readonly<Record<string, StandingResource>>
}

async function resourcesIn(folder: string): Promise<{ stack: string; resources: number }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.template.json'))
  return Promise.all(
    files.map(async (file) => {
      const { Resources = {} } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Template
      return { stack: file.replace(/\..*$/, ''), resources: Object.keys(Resources).length }
    }),
  )
}

/** Directory of the demonstration's stacks once they were synthesized. */
export const stacksIn = (directory: string) => resolve(directory, 'cloud/cdk.out')

export async function synthesize(out: string): Promise<void> {
  const cdk = resolve('node_modules/.bin/cdk')
  const environment = { ...process.env, PATH: `${join(process.execPath, '..')}:${process.env.PATH}` }
  await rm(out, { recursive: true, force: true })
  await run(cdk, ['synth', '--quiet', '-c', 'tenant=demo', '-o', out], { env: environment, maxBuffer: 1e8 })
}

/** The resources of all stacks. */
export async function resourcesOf(out: string): Promise<StandingResource[]> {
  const files = (await readdir(out)).filter((file) => file.endsWith('.template.json'))
  const templates = files.map(async (file) => JSON.parse(await readFile(join(out, file), 'utf8')) as Template)
  return (await Promise.all(templates)).flatMap(({ Resources = {} }) => Object.values(Resources))
}

export async function measureCloud({ directory, say }: BenchOptions): Promise<Section> {
  const into = resolve(directory, 'cloud/functions')
  const out = stacksIn(directory)
  const list = entries()
  say(`Bundling ${list.length} functions ${turns} times …`)
  const all: number[] = []
  const one: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    one.push(await secondsOf(() => bundle(list.slice(0, 1), { into })))
    all.push(await secondsOf(() => bundle(list, { into })))
  }

  say('Synthesizing …')
  const node = (script: string, ...args: string[]) =>
    run(process.execPath, ['--input-type=module', '-e', script, ...args])
  const empty = await secondsOf(() => node(emptyApp, resolve(directory, 'cloud/empty')))
  const synth = await secondsOf(() => synthesize(out))
  const stacks = await resourcesIn(out)
  const largest = stacks.reduce((a, b) => (b.resources > a.resources ? b : a))
  return {
    title: `Cloud: ${list.length} functions, ${stacks.length} stacks`,
    lines: [
      {
        what: `bundle of ${list.length} functions`,
        unit: 's',
        measured: median(all),
        floor: median(one),
        floorIs: 'bundling one function',
        aim: { atMost: 10, of: 'measured' },
      },
      {
        what: 'cdk synth, bundling included',
        unit: 's',
        measured: synth,
        floor: empty,
        floorIs: 'an app with one empty stack',
      },
      {
        what: `resources of the largest stack, ${largest.stack}`,
        unit: '',
        measured: largest.resources,
        aim: { atMost: maxResources, of: 'measured' },
      },
      {
        what: 'resources of all stacks',
        unit: '',
        measured: stacks.reduce((sum, { resources }) => sum + resources, 0),
      },
    ],
    details: stacks,
  }
}
