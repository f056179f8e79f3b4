import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { shiftClock } from '../infra/local/clock.ts'
import { appDirectory, claimDataDirectory } from '../infra/local/dataDirectory.ts'
import { finishTakingAlong, takeDataAlong } from '../infra/local/dataVersion.ts'
import { serve } from '../infra/local/loopback.ts'
import { fail } from '../infra/local/runningApp.ts'

/** Starts the whole app on this machine and prints where it is and who can sign in. */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.GLEANERY_PORT ?? '4000' },
    data: { type: 'string', default: process.env.GLEANERY_DATA ?? '.local' },
    scale: { type: 'string', default: '1' },
    /** Seconds by which lists may follow a change, as in the cloud. */
    'index-lag': { type: 'string', default: '0' },
    /** Functions take as long as with their share of a processor in the cloud. */
    'processor-share': { type: 'boolean', default: false },
    /** Folder of the built web app, when it is not the default. */
    web: { type: 'string' },
    reset: { type: 'boolean', default: false },
  },
})

const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`--port ${values.port} is not a port.`)
const indexLag = Number(values['index-lag'])
if (!(indexLag >= 0 && indexLag <= 60))
  fail(`--index-lag ${values['index-lag']} is not a number of seconds from 0 to 60.`)
if (Number(process.versions.node.split('.')[0]) < 24) fail(`Gleanery needs Node 24; this is ${process.version}.`)

/** The cause in one sentence, with the remedy where there is one. */
function sentenceOf(fault: unknown): string {
  const { code, message } = fault as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what runs there, or start with: npm start -- --port ${port + 1}`
  return message
}

async function main() {
  // Check the port before starting any engine.
  await (await serve(() => undefined, port)).stop()
  const directory = appDirectory(resolve(values.data))
  const claim = claimDataDirectory(resolve(values.data))
  if (values.reset) rmSync(directory, { recursive: true, force: true })
  finishTakingAlong(directory)
  await takeDataAlong({ directory, say: (line) => console.log(line) })
  const clock = shiftClock(directory)
  // Modules that read the time or the log's level are imported after both are set.
  process.env.POWERTOOLS_LOG_LEVEL ??= 'WARN'
  const { builtWeb, startApp } = await import('../infra/local/app.ts')
  const app = await startApp({
    directory,
    port,
    clock,
    scale: Number(values.scale),
    indexLag,
    isHeld: values['processor-share'],
    web: values.web ? resolve(values.web) : builtWeb,
    say: (line) => console.log(line),
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    await app.stop()
    claim.release()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const width = Math.max(...app.accounts.map((account) => account.UserName.length))
  console.log(`\nGleanery runs at ${app.url}  (console: ${app.url}/local, stop with Ctrl-C)\n`)
  for (const { UserName, Password, EntityName, Role } of app.accounts)
    console.log(`  ${UserName.padEnd(width)}  ${Password}  ${Role}, ${EntityName}`)
}

await main().catch((fault: unknown) => fail(sentenceOf(fault)))
