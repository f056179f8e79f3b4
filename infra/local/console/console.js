// Draws the local console: asks for the state every two seconds and fills the tables.
const byId = (id) => document.getElementById(id)
const time = (iso) => new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })

function row(cells) {
  const line = document.createElement('tr')
  for (const cell of cells) {
    const field = document.createElement('td')
    if (cell instanceof Node) field.append(cell)
    else if (typeof cell === 'object') {
      field.textContent = cell.text
      field.className = cell.kind
    } else field.textContent = String(cell)
    line.append(field)
  }
  return line
}

function fill(id, rows) {
  const table = byId(id)
  if (rows.length > 0) return table.replaceChildren(...rows.map(row))
  const none = row([{ text: 'None', kind: 'empty' }])
  none.firstChild.colSpan = 9
  table.replaceChildren(none)
}

function link(href, text) {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.textContent = text
  return anchor
}

const count = (number) => (number > 0 ? { text: String(number), kind: 'bad' } : 0)

function minutesUntil(at, now) {
  const minutes = Math.round((Date.parse(at) - Date.parse(now)) / 60_000)
  return minutes < 0 ? { text: 'overdue', kind: 'bad' } : `${minutes} min`
}

function draw(state) {
  byId('now').textContent = new Date(state.now).toLocaleString()
  byId('now').dateTime = state.now
  byId('offset').textContent = state.offsetMinutes > 0 ? `${state.offsetMinutes} minutes ahead` : ''
  fill(
    'due',
    state.due.map(({ kind, id, dueAt }) => [
      `${kind} ${id}`,
      new Date(dueAt).toLocaleString(),
      minutesUntil(dueAt, state.now),
    ]),
  )
  byId('stream').textContent = state.isStreamRead ? '' : 'Events are still being read from the table’s stream.'
  fill(
    'queues',
    state.queues.map(({ name, waiting, delayed, inFlight, dead }) => [name, waiting, delayed, inFlight, count(dead)]),
  )
  fill(
    'mails',
    state.mails.map(({ id, at, to, subject }) => [time(at), to, link(`/local/inbox?id=${id}`, subject)]),
  )
  fill(
    'events',
    state.events.map(({ At, Type, Subject, Detail }) => [
      time(At),
      Type,
      `${Subject.Kind} ${Subject.ID}`,
      { text: JSON.stringify(Detail), kind: 'detail' },
    ]),
  )
  fill(
    'functions',
    state.functions.map((f) => [
      f.name,
      f.calls,
      count(f.failures),
      Math.round(f.totalMilliseconds / f.calls),
      Math.round(f.slowestMilliseconds),
      time(f.lastAt),
    ]),
  )
}

async function ask(path, options) {
  const answer = await fetch(path, options)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function refresh() {
  try {
    draw(await ask('/local/state.json'))
    byId('problem').hidden = true
  } catch (fault) {
    byId('problem').textContent = `The app does not answer: ${fault.message}`
    byId('problem').hidden = false
  }
}

byId('clock').addEventListener('submit', async (event) => {
  event.preventDefault()
  const minutes = Number(event.submitter.value)
  await ask('/local/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes }),
  })
  await refresh()
})

await refresh()
setInterval(refresh, 2000)
