import { AsyncLocalStorage } from 'node:async_hooks'
import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import type { SdkCall } from '../infra/policies.ts'

/**
 * Writes down every call of the AWS SDK that this process makes, and for whom: also those that only sign an address. It
 * sits where all commands of all clients are turned into requests, so no function can call past it.
 */

type Resolve = (this: { input: object }, ...rest: unknown[]) => (...sent: unknown[]) => Promise<unknown>
interface Commands {
  resolveMiddlewareWithContext: Resolve
}

const isCommands = (prototype: object): prototype is Commands =>
  Object.hasOwn(prototype, 'resolveMiddlewareWithContext')

/** Base of all commands of the SDK, whichever client they are for. */
export function sharedByCommands(command: { readonly prototype: object } = GetItemCommand): Commands {
  for (let prototype: object | null = command.prototype; prototype; prototype = Object.getPrototypeOf(prototype))
    if (isCommands(prototype)) return prototype
  throw new Error('Commands of the SDK are not what they were')
}

export interface Recorded extends SdkCall {
  /** Name of the function that made it; undefined for the test's own. */
  readonly by: string | undefined
  /** AWS answered it without an error. */
  isDone?: true
}

const caller = new AsyncLocalStorage<string>()

/** Runs a function under its name. */
export const as = <T>(name: string, work: () => Promise<T>): Promise<T> => caller.run(name, work)

const commandName = (context: unknown) => String((context as { commandName: string }).commandName)

/** Records from now on. */
export function recordCalls(): Recorded[] {
  const calls: Recorded[] = []
  const commands = sharedByCommands()
  const original = commands.resolveMiddlewareWithContext
  commands.resolveMiddlewareWithContext = function (...rest) {
    const call: Recorded = {
      by: caller.getStore(),
      command: commandName(rest[3]).replace(/Command$/, ''),
      input: this.input as Recorded['input'],
    }
    calls.push(call)
    const send = original.apply(this, rest)
    return async (...sent) => {
      const answer = await send(...sent)
      call.isDone = true
      return answer
    }
  }
  return calls
}
