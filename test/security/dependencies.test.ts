import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { allEntries, sourceOf } from '../../infra/entries.ts'
import { pdfModules } from '../../infra/pdfModules.ts'
import { sdkStubs } from '../../infra/sdkStubs.ts'
import { buildDocuments } from '../infra/builtWeb.ts'

/**
 * Dependencies that we ship: named, pinned, and in need of no script; and that nothing secret is kept with the source.
 */

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
  readonly link?: boolean
  /** Part of another package's archive, and covered by its hash. */
  readonly inBundle?: boolean
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(lock.packages).filter(([at]) => at !== '')
const register = readFileSync('docs/security.md', 'utf8')

/** The packages that files belong to. */
const packagesOf = (files: readonly string[]) =>
  [...new Set(files.flatMap((file) => file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? []))].sort()

/** Packages with code in the functions' bundles. */
async function inTheFunctions(): Promise<string[]> {
  const sources = [...new Set(allEntries().map((entry) => sourceOf(entry)))]
  const { metafile } = await build({
    entryPoints: sources,
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    plugins: [sdkStubs, pdfModules],
    outdir: 'nowhere',
    bundle: true,
    // Writes each module once, instead of once for each of the functions that have it.
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const reached = new Set(Object.keys(metafile.outputs).filter((file) => isOneOf(sources, metafile.outputs[file])))
  // A set's iterator also visits what is added on the way. A chunk that no live import names is in no function's bundle.
  for (const file of reached) for (const { path } of metafile.outputs[file]?.imports ?? []) reached.add(path)
  const files = [...reached].flatMap((file) =>
    Object.entries(metafile.outputs[file]?.inputs ?? {}).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [input] : [],
    ),
  )
  return packagesOf(files)
}

const isOneOf = (sources: readonly string[], output: { entryPoint?: string } | undefined) =>
  output?.entryPoint !== undefined && sources.includes(output.entryPoint)

/** Packages with code in the files of any document. */
async function inTheBrowser(): Promise<string[]> {
  const { app, open, neighbor } = await buildDocuments()
  const modules = [...app, ...open, ...neighbor].flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  )
  return packagesOf(modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])))
}

/** The names in the register under a heading. */
const listed = (heading: string) =>
  [...(register.split(`### ${heading}\n`)[1]?.split(/\n#/)[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)

describe.each([
  ['In the functions', inTheFunctions],
  ['In the browser', inTheBrowser],
])('%s', (where, shippedThere) => {
  it('the packages in the bundle are those of the register, and none has an install script', {
    timeout: 120_000,
  }, async () => {
    const shipped = await shippedThere()
    expect(shipped.length).toBeGreaterThan(10)
    expect(shipped).toEqual(listed(where))
    const withScript = locked.filter(
      ([at, { hasInstallScript }]) => hasInstallScript && shipped.some((one) => at.endsWith(`node_modules/${one}`)),
    )
    expect(withScript).toEqual([])
  })
})

describe('packages', () => {
  it('have exact versions, the registry as their source, and an integrity hash', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    for (const [at, { resolved, integrity, link, inBundle }] of locked)
      if (!link && !inBundle)
        expect([at, resolved ?? 'the configured registry', integrity]).toEqual([
          at,
          expect.stringMatching(/^https:\/\/registry\.npmjs\.org\/|^the configured registry$/),
          expect.stringMatching(/^sha512-/),
        ])
  })

  it('have no install script, except esbuild in development', () => {
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([at, { dev }]) => [at, dev])).toEqual([
      ['node_modules/esbuild', true],
    ])
  })
})

/** Patterns of keys. */
const keys: Record<string, RegExp> = {
  'an AWS key': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'an AWS secret': /aws_?secret_?access_?key\W{1,4}[A-Za-z0-9/+=]{40}\b/i,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a GitHub token': /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{50,})/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a Stripe key': /\b[rs]k_live_[A-Za-z0-9]{16,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'a password in an address': /\b[a-z]+:\/\/[^\s/:@'"`${]+:[^\s/:@'"`${]+@[a-z0-9.-]+/i,
}
const samples: Record<string, string> = {
  'an AWS key': `AKIA${'ABCDEFGHIJKLMNOP'}`,
  'a private key': `-----BEGIN ${'RSA PRIVATE'} KEY-----`,
  'a password in an address': `https://${'ann:secret'}@registry.example.org`,
  'a signed token': `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(30)}`,
}

describe('secrets', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)

  it.each(Object.entries(samples))('the pattern for %s matches a sample', (kind, sample) =>
    expect(sample).toMatch(keys[kind] as RegExp),
  )

  it('are in no tracked file', () => {
    expect(tracked.length).toBeGreaterThan(500)
    const found = tracked
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .flatMap((file) => {
        const text = readFileSync(file, 'latin1')
        return Object.entries(keys).flatMap(([kind, key]) => {
          const match = text.match(key)
          return match ? [`${file}: ${kind}: ${match[0].slice(0, 40)}`] : []
        })
      })
    expect(found).toEqual([])
  })

  it('no file of environment variables, keys or local data is tracked', () => {
    expect(
      tracked.filter((file) => /(^|\/)\.env|\.(pem|key|p12|pfx|jks|keystore|db|sqlite)$|^\.local\//.test(file)),
    ).toEqual([])
  })
})
