/** Prints a bearer token of a demo user of the product that runs on this machine. */
const [user] = process.argv.slice(2)
if (!user) {
  console.error('Usage: npm run -s token -- <demo user>')
  process.exit(1)
}
const address = `http://127.0.0.1:${process.env.GLEANERY_PORT ?? '4000'}/local/token?user=${encodeURIComponent(user)}`
const answer = await fetch(address).catch(() => undefined)
if (!answer) {
  console.error('The product does not run here. Start it with: npm start')
  process.exit(1)
}
const { token, message } = (await answer.json()) as { token?: string; message?: string }
if (token) console.log(token)
else {
  console.error(message)
  process.exit(1)
}

export {}
