/** Ends a command with a sentence that says why. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Asks the app that runs on this machine, at a path below `/local`; ends the command when none runs. */
export async function askRunning(path: string, init?: RequestInit, otherwise = ''): Promise<Response> {
  const address = `http://127.0.0.1:${process.env.GLEANERY_PORT ?? '4000'}/local/${path}`
  const answer = await fetch(address, init).catch(() => undefined)
  const elsewhere = 'When it runs on another port, name that: GLEANERY_PORT=<port>'
  return (
    answer ??
    fail(`The app does not run at ${new URL(address).host}. Start it with: npm start${otherwise}\n${elsewhere}`)
  )
}
