/** Looks after many tenants: `npm run fleet -- plan | deploy | check | drift`, with the AWS credentials of the shell. */
import { setTimeout } from 'node:timers/promises'
import { fleetCommand } from '../infra/operator/fleet/command.ts'
import { CdkToolkit } from '../infra/operator/fleet/toolkit.ts'
import { WrongCommand } from '../infra/operator/wrongCommand.ts'
import { root } from '../infra/release.ts'

try {
  const { lines, isGood } = await fleetCommand(process.argv.slice(2), root, ({ release }) => ({
    toolkit: new CdkToolkit(root, release),
    now: () => new Date(),
    wait: (milliseconds) => setTimeout(milliseconds),
    say: (line) => console.error(line),
  }))
  for (const line of lines) console.log(line)
  if (!isGood) process.exitCode = 1
} catch (fault) {
  if (!(fault instanceof WrongCommand)) throw fault
  console.error(fault.message)
  process.exitCode = 1
}
