import type { ServerResponse } from 'node:http'
import { escapeHtml } from '../../../shared/core/mail/plainText.ts'
import type { Handler } from '../loopback.ts'
import type { MailStore, SentMail } from './mailStore.ts'

/** The page on which one reads what the local app sent. Its links are relative, so that it can stand at any path. */
export const inbox =
  (store: MailStore): Handler =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://inbox')
    const id = searchParams.get('id')
    const recipient = searchParams.get('to') ?? ''
    const mail = id === null ? undefined : store.get(id)
    const page =
      id === null
        ? listPage(store.list({ recipient }), recipient)
        : mail
          ? mailPage(mail)
          : pageFrame('Mail', '<p>There is no such mail.</p>')
    inboxPage(response, id !== null && !mail ? 404 : 200, page, request.method === 'HEAD')
  }

export function inboxPage(response: ServerResponse, status: number, page: string, isHead = false): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // Mails are shown as they are: nothing in them may run, and nothing is fetched for them.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
  })
  response.end(isHead ? undefined : page)
}

export const pageFrame = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse }
th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #8888; overflow-wrap: anywhere }
th { white-space: nowrap; vertical-align: top }
th[scope=row] { width: 1% }
iframe { width: 100%; height: 32rem; border: 1px solid #8888; background: #fff; color-scheme: light }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style></head><body>${body}</body></html>`

const time = (at: string) =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 16).replace('T', ' '))} UTC</time>`
const query = (name: string, value: string) => escapeHtml(`?${new URLSearchParams({ [name]: value })}`)

function listPage(mails: readonly SentMail[], recipient: string): string {
  const row = ({ id, at, to, subject }: SentMail) =>
    `<tr><td>${time(at)}</td><td>${to.map((address) => `<a href="${query('to', address)}">${escapeHtml(address)}</a>`).join(', ')}</td>` +
    `<td><a href="${query('id', id)}">${escapeHtml(subject || '(no subject)')}</a></td></tr>`
  const table = `<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${mails.map(row).join('\n')}</tbody></table>`
  const none = `<p>${recipient ? `Nothing was sent to ${escapeHtml(recipient)}.` : 'Nothing was sent yet.'}</p>`
  return pageFrame(
    'Sent mail',
    `<p><a href="/local/texts">Sent texts</a></p><h1>Sent mail</h1>
<form method="get"><label>Recipient <input name="to" type="search" value="${escapeHtml(recipient)}"></label> <button>Filter</button></form>
${mails.length ? table : none}`,
  )
}

function mailPage({ subject, from, to, at, text, html, headers }: SentMail): string {
  const line = (name: string, value: string) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${value}</td></tr>`
  const written = `<pre>${escapeHtml(text ?? '')}</pre>`
  // Links leave the sandbox into a window of their own; scripts and forms stay off.
  const shown = `<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(
    `<base target="_blank">${html}`,
  )}"></iframe>`
  return pageFrame(
    subject,
    `<p><a href="?">All mail</a></p><h1>${escapeHtml(subject || '(no subject)')}</h1>
<table>${line('Sent', time(at))}${line('From', escapeHtml(from))}${line('To', escapeHtml(to.join(', ')))}
${headers.map(({ name, value }) => line(name, escapeHtml(value))).join('')}</table>
${html === null ? `<h2>Text</h2>${written}` : `<h2>As it looks</h2>${shown}${text === null ? '' : `<h2>Text alternative</h2>${written}`}`}`,
  )
}
