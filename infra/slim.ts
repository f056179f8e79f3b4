import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * What a function leaves behind when it is bundled, so that a cold start reads, compiles and runs no more than its first
 * request needs. Each part says what it saves of `acceptMatch`, which took 60 ms to import before and 26 ms with all of
 * them; `npm run bench -- imports` measures it anew. Nothing here changes what a function does: the local product and most
 * tests run the sources as they are.
 */

interface StandIn {
  readonly instead: string
  readonly of: RegExp
  readonly in?: RegExp
  readonly because: string
}

/** Parts of the AWS SDK that are never needed in Lambda, and the few lines that stand for each: 46 ms become 18. */
const standIns: readonly StandIn[] = [
  {
    instead: 'credentials.ts',
    of: /^@aws-sdk\/credential-provider-node$/,
    because: 'Lambda puts credentials into the environment and changes them only with the instance: 22 ms, 135 KB',
  },
  {
    instead: 'eventStreams.ts',
    of: /^@smithy\/core\/event-streams$/,
    because: 'nothing here streams events; loaded on demand, it keeps the SDK from being taken apart: 4 ms, 20 KB',
  },
  {
    instead: 'endpointCache.ts',
    of: /^@aws-sdk\/endpoint-cache$/,
    because: 'DynamoDB does not have its endpoints discovered unless asked to: 1 ms, 8 KB',
  },
  {
    instead: 'configurationFiles.ts',
    of: /^\.\/readFile$/,
    in: /shared-ini-file-loader/,
    because: 'Lambda has no ~/.aws, and each client looks there while it is made: 1 ms',
  },
]

export const withStandIns: Plugin = {
  name: 'stand-ins',
  setup(build) {
    for (const { of, in: within, instead } of standIns)
      build.onResolve({ filter: of }, ({ importer }) =>
        within && !within.test(importer) ? undefined : { path: join(import.meta.dirname, 'slim', instead) },
      )
  },
}

/** A statement at the margin that makes a schema, an area or texts, up to the next one: its further lines stand in or close. */
const making = /^((?:export )?const \w+(?:: [^=\n]+)? = )((?:z\.|area\(|texts\()[\s\S]*?)\n(?=[^\s)}\]]|$(?![\s\S]))/gm

/** The bundler drops a call that nobody uses only when it is told that the call does nothing else. */
const droppable = (text: string) =>
  text.replace(making, (_, name: string, value: string) => `${name}/* @__PURE__ */ (() => ${value})();\n`)

/** `  acceptMatch: post('/api/…', {` up to its `  }),`, or all of it in a line. */
const row = /^ {2}(\w+): \w+\((?:.*\),\n|[\s\S]*?^ {2}\}\),\n)/gm

const onlyRow = (text: string, id: string) => text.replace(row, (whole, name: string) => (name === id ? whole : ''))

/** The one row of its area's catalogue that an endpoint's file speaks of; undefined when it speaks of others, too. */
async function ownRow(file: string, area: string, id: string): Promise<string | undefined> {
  const spoken = (await readFile(file, 'utf8')).matchAll(new RegExp(`(?<![\\w/])${area}\\.(\\w+)`, 'g'))
  const named = new Set([...spoken].map(([, name]) => name))
  return named.size === 1 && named.has(id) ? id : undefined
}

/**
 * An endpoint's bundle holds its own row of the catalogue and the schemas that the row names, not those of its whole
 * area: 6 ms, as schemas are built while they are imported.
 */
export const withOwnRowOnly: Plugin = {
  name: 'own-row',
  setup(build) {
    build.onResolve({ filter: /\/shared\/api\/\w+\.ts$/ }, async ({ importer, path }) => {
      const [, area = '', id = ''] = /functions\/(\w+)\/(\w+)\.ts$/.exec(importer) ?? []
      const own = path.endsWith(`/${area}.ts`) ? await ownRow(importer, area, id) : undefined
      return { path: resolve(dirname(importer), path), suffix: own ? `?${own}` : '' }
    })
    build.onLoad({ filter: /\/(shared|events|functions)\/.*\.ts$/ }, async ({ path, suffix }) => {
      const text = await readFile(path, 'utf8')
      return { contents: droppable(suffix ? onlyRow(text, suffix.slice(1)) : text), loader: 'ts' }
    })
  },
}

/**
 * The SDK's schemas of operations that nobody sends are dropped only when making them can't do anything else; a name that
 * is computed might. So each is written out: 3 ms and 44 KB of SES, whose operations all name their paths so.
 */
export const withPlainSchemas: Plugin = {
  name: 'plain-schemas',
  setup(build) {
    build.onLoad({ filter: /\/client-[\w-]+\/dist-es\/schemas\/schemas_\d+\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const names = new Map([...text.matchAll(/^const (_\w+) = ("[^"]*");$/gm)].map(([, name, value]) => [name, value]))
      return {
        contents: text.replace(/\[(_\w+)\]:/g, (whole, name) => (names.has(name) ? `${names.get(name)}:` : whole)),
      }
    })
  },
}
