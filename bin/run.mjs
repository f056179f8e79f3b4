// Runs a command of this repository on any machine with Node 20 or newer: installs what is missing, picks the Node the
// app is written for, and hands over. Plain JavaScript, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const wantedNode = 24

/** A package's command and its arguments: run by Node itself, because Windows starts no scripts. */
function tool(name, ...args) {
  const folder = join(root, 'node_modules', tools[name] ?? name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [node, join(folder, bin[name]), ...args]
}
/** Packages that are not called as their commands are. */
const tools = {
  tsc: 'typescript',
  biome: '@biomejs/biome',
  cdk: 'aws-cdk',
  stryker: '@stryker-mutator/core',
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
  if (done.error) fail(`${command} could not be started: ${done.error.message}`)
  return done
}

/** Runs it and ends with its status when that is not 0. */
function must([command, ...args], options) {
  const { status, signal } = run(command, args, options)
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1))
}

/** Runs them at the same time, says what each said when it ends, and ends with the status of one that failed. */
async function mustAll(...commands) {
  // A test runner that asks for the web app has an environment of its own, which would be built into it.
  const env = { ...environment(), NODE_ENV: 'production' }
  const statuses = await Promise.all(
    commands.map(
      ([command, ...args]) =>
        new Promise((ended) => {
          const child = spawn(command, args, { cwd: root, env })
          const said = []
          child.stdout.on('data', (chunk) => said.push(chunk))
          child.stderr.on('data', (chunk) => said.push(chunk))
          child.once('error', (error) => fail(`${command} could not be started: ${error.message}`))
          child.once('close', (status) => {
            process.stderr.write(Buffer.concat(said))
            ended(status ?? 1)
          })
        }),
    ),
  )
  const failed = statuses.find((status) => status !== 0)
  if (failed) process.exit(failed)
}

/** The installed packages are missing or belong to another lock file. */
function isInstallMissing() {
  const stamp = join(root, 'node_modules', '.gleanery-lock')
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash()
}
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function install() {
  if (!isInstallMissing()) return
  // `npm ci` would empty what is linked: the packages of another checkout.
  const folder = join(root, 'node_modules')
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(folder)
  console.error('Installing packages …')
  const [npm, ...before] = npmCommand()
  const { status } = run(npm, [...before, 'ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: npm === 'npm' && process.platform === 'win32',
  })
  if (status !== 0) fail('The packages could not be installed: npm ci failed, see above.')
  writeFileSync(join(root, 'node_modules', '.gleanery-lock'), lockHash())
}

/** The npm that runs this, or that of the path. */
function npmCommand() {
  const own = process.env.npm_execpath ?? ''
  return own.endsWith('npm-cli.js') ? [process.execPath, own] : ['npm']
}

const majorOf = (node) =>
  Number(spawnSync(node, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' }).stdout)

/** Node 24: the one that comes as a package, or the one that runs this. */
function findNode() {
  const packaged = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(packaged) && majorOf(packaged) >= wantedNode) return packaged
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath
  return fail(
    `Gleanery needs Node ${wantedNode} on this kind of machine; this is ${process.version}. Install it from https://nodejs.org.`,
  )
}

let node = process.execPath
const environment = () => ({
  ...process.env,
  PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
})

function* filesBelow(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name))
    else yield join(folder, entry.name)
  }
}

/** Names, sizes and times of everything the web app is made of. */
function webState() {
  const hash = createHash('sha256')
  for (const file of [
    'vite.config.ts',
    'infra/languages.ts',
    'infra/pageTexts.ts',
    'package-lock.json',
    ...filesBelow('web'),
    ...filesBelow('shared'),
  ]) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Builds the web app, beside what else is to be done, unless its sources are unchanged since the last build. */
async function buildWeb(...beside) {
  const stamp = join(root, 'dist', 'web.stamp')
  const state = webState()
  const isBuilt =
    existsSync(stamp) && existsSync(join(root, 'dist', 'web', 'index.html')) && readFileSync(stamp, 'utf8') === state
  if (isBuilt) return mustAll(...beside)
  console.error('Building the web app …')
  await mustAll(tool('vite', 'build', '--logLevel', 'warn'), ...beside)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
}

const script = (name, args) => must([node, '--disable-warning=ExperimentalWarning', join('bin', `${name}.ts`), ...args])

const inspections = (...types) => [tool('tsc', '-p', '.', ...types), tool('biome', 'check', '--error-on-warnings', '.')]

async function test(args, tier = {}) {
  const env = { ...environment(), ...tier }
  // Tests that need the built web app build it themselves.
  if (args.length > 0) return must(tool('vitest', 'run', ...args), { env })
  await buildWeb(...inspections(), tool('knip', '--no-progress'))
  const report = ['--reporter=default', '--reporter=json', '--outputFile.json=.local/test-report.json']
  must(tool('vitest', 'run', ...report), { env })
}

const commands = {
  async start(args) {
    await buildWeb()
    script('local', args)
  },
  dev: (args) => script('dev', args),
  seed: (args) => script('seed', args),
  async bench(args) {
    await buildWeb()
    script('bench', args)
  },
  async build(args) {
    await buildWeb()
    script('bundle', args)
  },
  async synth(args) {
    await buildWeb()
    must(tool('cdk', 'synth', '--quiet', ...(args.includes('-c') ? args : ['-c', 'tenant=demo', ...args])))
  },
  /** The built web app, for what is about to serve it. */
  web: () => buildWeb(),
  docs: (args) => script('docs', args),
  texts() {
    script('texts', [])
    must(tool('biome', 'check', '--write', 'shared', 'infra'))
  },
  simulate: (args) => script('simulate', args),
  fuzz(args) {
    const { FUZZ_RUNS = '1000' } = process.env
    must(tool('vitest', 'run', 'test/contract', '-t', 'random requests', '--reporter=dot', ...args), {
      env: { ...environment(), FUZZ_RUNS, FUZZ_REPORT: 'yes' },
    })
  },
  mutants: (args) => script('mutants', args),
  endpoints: (args) => script('endpoints', args),
  token: (args) => script('token', args),
  async drill(args) {
    if (args.includes('saturday')) await buildWeb()
    script('drill', args)
  },
  import: (args) => script('import', args),
  tenant: (args) => script('tenant', args),
  fleet: (args) => script('fleet', args),
  test: (args) => test(args),
  /** Types, style, and the tests of what changed. */
  async check(args) {
    await mustAll(...inspections('--incremental', '--tsBuildInfoFile', '.local/types.json'))
    script('check', args)
  },
  /** Every role on every target, large tenants, long simulations, both looks of every screen. */
  'test:full': (args) => test(args, { GLEANERY_TESTS: 'full' }),
  /** Mutation tests of the rules; the second run tries only what changed. */
  mutation: (args) => must(tool('stryker', 'run', ...args)),
}

const [command, ...args] = process.argv.slice(2)
if (!Object.hasOwn(commands, command ?? '')) fail(`Commands: ${Object.keys(commands).join(', ')}`)
install()
node = findNode()
await commands[command](args)
