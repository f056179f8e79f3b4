import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The app for development: functions restart when a source changes, the web app reloads hot. */
const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
const watched = ['functions', 'shared', 'events', 'infra', 'bin'].flatMap((folder) => ['--watch-path', folder])

const children: ChildProcess[] = [
  spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--watch-preserve-output',
      ...watched,
      'bin/local.ts',
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, [vite, '--port', process.env.GLEANERY_WEB_PORT ?? '4001', '--strictPort'], {
    stdio: 'inherit',
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.once('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
