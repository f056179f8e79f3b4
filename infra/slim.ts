import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
