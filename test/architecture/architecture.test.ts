import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { events } from '../../events/catalogue.ts'
import { backgroundFunctions, optionalFunctions, reactions } from '../../events/subscriptions.ts'
import { entryOf, sourceOf } from '../../infra/entries.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { files, inSource, lineCountOf, type Node, type Source, sources, textOf } from './sources.ts'

/**
 * Promises of the design about the whole: four layers, four catalogues, one place for keys, pure rules, small files.
 */

const inFolder = (...folders: string[]) => sources.filter((source) => folders.includes(source.folder))
const isPackage = (name: string) => !/^(bin|infra|functions|web|shared|events|test)\//.test(name)
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
const endpointFile = (endpoint: Parameters<typeof entryOf>[0]) => sourceOf(entryOf(endpoint))

describe('the layers', () => {
  const zones: Record<string, { folders: readonly string[]; packages: RegExp }> = {
    shared: { folders: ['shared'], packages: /^(zod\/mini|luxon|papaparse)$/ },
    events: { folders: ['events', 'shared'], packages: /^zod\/mini$/ },
    functions: {
      folders: ['functions', 'events', 'shared'],
      packages:
        /^(zod\/mini|node:.*|@middy\/core|aws-lambda|@aws-sdk\/.*|@smithy\/.*|@aws-lambda-powertools\/.*|pdfkit|fontkit|bidi-js|fflate|libphonenumber-js\/max|uqr|write-excel-file\/node)$/,
    },
    web: { folders: ['web', 'shared'], packages: /^(?!zod$|@aws-sdk|aws-cdk|@middy|node:).*$/ },
    infra: { folders: ['infra', 'functions', 'events', 'shared'], packages: /^(?!zod$|react|@mui).*$/ },
    bin: { folders: ['bin', 'infra', 'shared', 'events', 'functions', 'test'], packages: /^(?!zod$|react|@mui).*$/ },
  }

  it.each(Object.entries(zones))('%s imports only what lies below it', (folder, zone) => {
    const wrong = inFolder(folder).flatMap((source) =>
      source.imports
        .filter((name) =>
          isPackage(name) ? !zone.packages.test(name) : !zone.folders.includes(name.split('/')[0] ?? ''),
        )
        .map((name) => `${source.path} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('the cloud is made from the catalogues and the keys, never from a function', () => {
    const wrong = inFolder('infra')
      .filter((source) => !/^infra\/(local|operator)\//.test(source.path))
      .flatMap((source) => source.imports.filter((name) => name.startsWith('functions/')))
      .filter((name) => !name.startsWith('functions/core/table/keys/'))
    expect(new Set(wrong)).toEqual(new Set(['functions/core/table/shape.ts']))
  })

  it('nothing imports an endpoint: functions share tables and views, not each other', () => {
    const endpoints = catalogue.map(endpointFile)
    const wrong = sources.flatMap((source) =>
      source.imports.filter((name) => endpoints.includes(name)).map((name) => `${source.path} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('the schemas are zod/mini everywhere: the classic build would weigh on every Lambda and the browser', () => {
    expect(sources.filter((source) => source.imports.includes('zod')).map((source) => source.path)).toEqual([])
  })

  it('only the table speaks to DynamoDB', () => {
    const speakers = inFolder('functions').filter((source) => source.imports.some((name) => /dynamodb$/.test(name)))
    expect(speakers.map((source) => source.path)).toEqual([
      'functions/core/outbox/publishEvents.ts',
      'functions/core/table/client.ts',
      'functions/core/table/query.ts',
      'functions/core/table/write.ts',
    ])
  })

  it('declares every package it uses', async () => {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } })
    const declared = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)])
    const used = new Set(
      inFolder('shared', 'events', 'functions', 'web')
        .flatMap((source) => source.imports)
        .filter((name) => isPackage(name) && !name.startsWith('node:'))
        .map(packageOf),
    )
    const typesOnly = (name: string) => declared.has(`@types/${name}`)
    // They come with @aws-sdk/lib-dynamodb and @types/topojson-client, which can't be had without them.
    const comeAlong = ['@aws-sdk/util-dynamodb', 'topojson-specification']
    const missing = [...used].filter((name) => !declared.has(name) && !typesOnly(name) && !comeAlong.includes(name))
    expect(missing).toEqual([])
  })
})

describe('the catalogues', () => {
  const isOfSeveral = ({ path }: Source) => basename(path) === 'endpoints.ts'
  const handlers = inFolder('functions').filter(
    (source) => isOfSeveral(source) || /^export const handler = /m.test(source.text),
  )
  /** The call that makes an endpoint, as its file has it; in a file of several it is exported under the endpoint's name. */
  const making = ({ id, area }: Parameters<typeof entryOf>[0]) => {
    const source = handlers.find(({ path }) => path === endpointFile({ id, area }))
    const name = source && isOfSeveral(source) ? id : 'handler'
    return source?.text.match(new RegExp(`^export const ${name} = (\\w+)\\(\\s*\\w+\\.${id},`, 'm'))?.[1]
  }

  it('give every endpoint an id, an address and a file of its own', () => {
    const addresses = catalogue.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(addresses.length).toBe(new Set(addresses).size)
    expect(catalogue.length).toBe(new Set(catalogue.map((endpoint) => endpoint.id)).size)
    const missing = catalogue.map(endpointFile).filter((path) => !handlers.some((source) => source.path === path))
    expect(missing, 'Each of these needs an exported handler').toEqual([])
  })

  it('name in each endpoint’s file the entry it serves', () => {
    const wrong = catalogue.filter((one) => !['endpoint', 'endpointOn', 'openEndpoint'].includes(making(one) ?? ''))
    expect(wrong.map((endpoint) => endpoint.id)).toEqual([])
  })

  it('hold every function there is: an endpoint, or a run', () => {
    const known = [
      ...catalogue.map(endpointFile),
      ...[...backgroundFunctions, ...optionalFunctions].map(({ name }) => sourceOf(name)),
    ]
    expect(handlers.map((source) => source.path).filter((path) => !known.includes(path))).toEqual([])
    expect(backgroundFunctions.map(({ name }) => sourceOf(name)).filter((path) => !files.includes(path))).toEqual([])
  })

  it('let reactions react to events that are told', () => {
    const told = events.map((event) => event.type as string)
    for (const { name, to } of reactions) {
      expect(to.length, name).toBeGreaterThan(0)
      for (const event of to) expect(told, name).toContain(event.type)
    }
  })

  it('path parameters are those of the path', () => {
    const wrong = catalogue.filter((endpoint) => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      return inPath.sort().join() !== Object.keys(endpoint.params.def.shape).sort().join()
    })
    expect(wrong.map((endpoint) => endpoint.id)).toEqual([])
  })

  it('work on somebody’s thing only where a loader finds it', () => {
    const wrong = catalogue.filter(
      (one) => ['self', 'tenant', 'code'].includes(one.resource) === (making(one) === 'endpointOn'),
    )
    expect(wrong.map((endpoint) => endpoint.id)).toEqual([])
  })
})

const literals = (source: Source): { node: Node; value: string }[] =>
  source.nodes.flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [{ node, value: node.value }]
    const raw = (node.value as { raw?: string } | undefined)?.raw
    return node.type === 'TemplateElement' && raw !== undefined ? [{ node, value: raw }] : []
  })

describe('the keys', () => {
  const keyFolder = join(import.meta.dirname, '../../functions/core/table/keys')
  const keyFiles = readdirSync(keyFolder)
  const names = (source: Source, isNamed: (value: string) => boolean) =>
    literals(source)
      .filter(({ value }) => isNamed(value))
      .map(({ node }) => inSource(source, node))

  it('are written in the files of their nouns', async () => {
    const makers = await Promise.all(
      keyFiles.map(async (file) => Object.values((await import(join(keyFolder, file))) as object)),
    )
    /** First parts of all keys and lists: `DONATION#`. */
    const prefixes = new Set(
      makers
        .flat()
        .flatMap((value) => (typeof value === 'object' ? Object.values(value as object) : []))
        .flatMap((make) => {
          const made = (make as (...parts: unknown[]) => { pk: string; sk?: string })(7, 7, 7)
          return [String(made.pk), String(made.sk ?? '')]
        })
        .filter((text) => text.includes('#'))
        .map((text) => text.slice(0, text.indexOf('#') + 1)),
    )
    expect(prefixes.size).toBeGreaterThan(8)
    const wrong = inFolder('functions', 'infra', 'events', 'shared')
      .filter((source) => !source.path.startsWith('functions/core/table/keys/'))
      .flatMap((source) => names(source, (value) => [...prefixes].some((prefix) => value.includes(prefix))))
    expect(wrong).toEqual([])
  })

  it('name the index of each list, and nothing else does', () => {
    const wrong = inFolder('functions', 'infra', 'events', 'shared', 'web')
      .filter((source) => !source.path.startsWith('functions/core/table/'))
      .flatMap((source) => names(source, (value) => /^(list|state)[1-6]$/.test(value)))
    expect(wrong).toEqual([])
  })
})

describe('the rules', () => {
  const impure = (source: Source, node: Node) =>
    (node.type === 'NewExpression' && textOf(source, node) === 'new Date()') ||
    (node.type === 'MemberExpression' &&
      /^(Date\.now|Math\.random|performance\.now|crypto\.\w+|process\.\w+|DateTime\.(now|local|utc))$/.test(
        textOf(source, node),
      ))

  it('read no clock, no chance and no environment', () => {
    const wrong = inFolder('shared', 'events').flatMap((source) =>
      source.nodes
        .filter((node) => impure(source, node))
        .map((node) => `${inSource(source, node)} ${textOf(source, node)}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('names', () => {
  const wordsOf = (name: string) => name.split(/(?=[A-Z])|[^a-zA-Z]+/).map((word) => word.toLowerCase())
  const vague = new Set([
    'util',
    'utils',
    'helper',
    'helpers',
    'manager',
    'service',
    'services',
    'common',
    'misc',
    'index',
  ])

  /** The specification's own name of an endpoint. */
  const specified = new Set(['canService'])

  it('say what a file is for', () => {
    const parts = new Set(files.flatMap((path) => path.split('/')).map((part) => basename(part).replace(/\.tsx?$/, '')))
    const named = [...parts].filter((part) => !specified.has(part))
    expect(named.filter((part) => wordsOf(part).some((word) => vague.has(word)))).toEqual([])
  })
})

describe('sizes', () => {
  const over = (folders: string[], most: number, isMeasured: (path: string) => boolean) =>
    inFolder(...folders)
      .filter((source) => isMeasured(source.path) && source.lines > most)
      .map((source) => `${source.path} ${source.lines}`)

  it('an endpoint is at most 60 lines, and a file of several 130', () => {
    const ofSeveral = (path: string) => basename(path) === 'endpoints.ts'
    const endpoints = catalogue.map(endpointFile).filter((path) => !ofSeveral(path))
    expect(over(['functions'], 60, (path) => endpoints.includes(path))).toEqual([])
    expect(over(['functions'], 130, ofSeveral)).toEqual([])
  })

  it('a page is under 200 lines', () => {
    expect(over(['web'], 199, (path) => path.endsWith('Page.tsx'))).toEqual([])
  })

  it('a function of the rules and the functions is at most 40 lines', () => {
    const wrong = inFolder('shared', 'events', 'functions').flatMap((source) =>
      source.nodes
        .filter((node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
        .filter((node) => lineCountOf(source, node) > 40)
        .map((node) => `${inSource(source, node)} ${lineCountOf(source, node)}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('what is left behind', () => {
  const found = (pattern: RegExp) => sources.filter((source) => pattern.test(source.text)).map((source) => source.path)

  it('is nothing to be done later, and no failure that is swallowed', () => {
    expect(found(/\b(TODO|FIXME|XXX)\b/)).toEqual([])
    expect(found(/catch \{\s*\}/)).toEqual([])
    expect(found(/@ts-(ignore|nocheck|expect-error)/)).toEqual([])
  })

  it('is no silenced lint without a reason', () => {
    expect(found(/biome-ignore [\w/]+(?!: \S)[^:\w/]/)).toEqual([])
  })
})

it('a test that starts a server for the functions, or replaces a module, has a worker of its own', () => {
  const own = /vi\.(mock|hoisted)\(|\bstart(Ses|Texts|TestPool|ImportBucket|PhotoBucket|Queue|RecordingBus|Meter)\(/
  const shared = files.filter((path) =>
    /^(functions|test\/(api|contract|security))\/.*(?<!\.isolated)\.test\.ts$/.test(path),
  )
  expect(shared.length).toBeGreaterThan(100)
  expect(shared.filter((path) => own.test(readFileSync(path, 'utf8')))).toEqual([])
})
