import { execFile } from 'node:child_process'
import type * as z from 'zod/mini'

/** Answers of AWS by its own command line, which the operator has anyway: `ask('sts', 'get-caller-identity')`. */
export type Ask = (service: string, operation: string, ...args: string[]) => Promise<unknown>

/** AWS did not answer; `code` is AWS's own word for why: `NoSuchHostedZone`, `AccessDenied`. */
export class AwsRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
export const notInstalled = 'NotInstalled'

/** Reads only. A read that takes longer than this is a network that leads nowhere. */
const timeout = 30_000

export const askAws =
  (region: string): Ask =>
  (service, operation, ...args) => {
    const words = [service, operation, '--output', 'json', ...(args.includes('--region') ? [] : ['--region', region])]
    return new Promise((resolve, reject) => {
      execFile('aws', [...words, ...args], { timeout, maxBuffer: 20_000_000 }, (fault, stdout, stderr) => {
        if (!fault) resolve(stdout.trim() === '' ? {} : JSON.parse(stdout))
        else reject(refusalOf(fault, stderr))
      })
    })
  }

/** `An error occurred (NoSuchHostedZone) when calling the GetHostedZone operation: …` */
function refusalOf(fault: Error & { code?: unknown }, stderr: string): AwsRefusal {
  if (fault.code === 'ENOENT') return new AwsRefusal(notInstalled, 'The command aws is not installed.')
  const message = stderr.trim() || fault.message
  return new AwsRefusal(message.match(/error occurred \((\w+)\)/)?.[1] ?? 'NoAnswer', message.split('\n').at(-1) ?? '')
}

export const read = async <T>(schema: z.ZodMiniType<T>, answer: Promise<unknown>): Promise<T> =>
  schema.parse(await answer)

export const isCode = (error: unknown, ...codes: string[]) => error instanceof AwsRefusal && codes.includes(error.code)
