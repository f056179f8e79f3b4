import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Parts of the AWS SDK that a function never uses in Lambda are replaced by stubs when it is bundled, because a cold start
 * would read and compile them. The times are those of `acceptMatch`, measured by `npm run bench -- imports`. The local app
 * and most tests run the sources without stubs.
 */

interface Stub {
  readonly of: RegExp
  readonly file: string
  readonly because: string
}

const stubs: readonly Stub[] = [
  {
    of: /^@aws-sdk\/credential-provider-node$/,
    file: 'credentials.ts',
    because: 'Lambda puts credentials into the environment and changes them only with the instance: 22 ms, 135 KB',
  },
  {
    of: /^@smithy\/core\/event-streams$/,
    file: 'eventStreams.ts',
    because: 'no operation that is used streams events; loaded on demand, it prevents tree shaking: 4 ms, 20 KB',
  },
  {
    of: /^@aws-sdk\/endpoint-cache$/,
    file: 'endpointCache.ts',
    because: 'no client discovers its endpoints: 8 KB',
  },
]

export const sdkStubs: Plugin = {
  name: 'sdk-stubs',
  setup(build) {
    for (const { of, file } of stubs)
      build.onResolve({ filter: of }, () => ({ path: join(import.meta.dirname, 'sdkStubs', file) }))
  },
}
