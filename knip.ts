import type { KnipConfig } from 'knip'
import { entries, sourceOf } from './infra/entries.ts'

/** Files, exports and packages that these entries don't reach are unused. Handlers come from the catalogues. */
export default {
  entry: [
    'bin/*.{ts,mjs}',
    ...entries().map((entry) => sourceOf(entry)),
    // Reached by path, not imported: SDK stubs of the bundler, the process that upgrades local data, worker threads, calls
    // of a folder, generators that are run by hand.
    'infra/sdkStubs/*.ts',
    'infra/local/upgradeData.ts',
    'test/**/*orker.ts',
    'test/budgets/calls/*.ts',
    'test/tools/bench/morningClock.ts',
    'test/tools/bench/lambda/bootstrap.mjs',
    'web/map/*.mjs',
    'functions/core/address/*.mjs',
    // Called by code that the build writes (infra/pageTexts.ts, infra/bundle.ts).
    'web/src/core/words/rooms.ts',
    'functions/core/http/warm.ts',
    // The scripts of the three documents and of the page of parts, named in web/*.html.
    'web/src/{main,public,neighbor,parts}.tsx',
  ],
  project: ['{bin,functions,web,infra,events,shared,test}/**/*.{ts,tsx,mjs}', '!test/infra/placeholder*/**'],
  // An export that only its own file uses is a matter of style.
  ignoreExportsUsedInFile: true,
  // Called by its name in bin/run.mjs and cdk.json; read by path in web/map; made by infra/pageTexts.ts.
  ignoreDependencies: ['aws-cdk', 'us-atlas', 'neighbor-texts'],
  // Makes a certificate for the bench.
  ignoreBinaries: ['openssl'],
} satisfies KnipConfig
