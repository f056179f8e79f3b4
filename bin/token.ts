import { askRunning, fail } from '../infra/local/runningApp.ts'

/** Prints a bearer token of a demo user of the app that runs on this machine. */
const [user] = process.argv.slice(2)
if (!user) fail('Usage: npm run -s token -- <demo user>')
const answer = await askRunning(`token?user=${encodeURIComponent(user)}`)
const { token, message } = (await answer.json()) as { token?: string; message?: string }
console.log(token ?? fail(message ?? 'There is no token.'))
