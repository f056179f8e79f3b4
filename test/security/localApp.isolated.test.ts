import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloudOf, trial } from '../infra/cloud.ts'
import { resolvedText } from '../infra/policies.ts'
import { type EmptyApp, startEmptyApp } from './localApp.ts'

/** Responses of the local app to requests that no browser of its own would send. */

let app: EmptyApp
beforeAll(async () => {
  app = await startEmptyApp({ web: join(import.meta.dirname, '../infra/placeholder') })
})
afterAll(() => app.stop())

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends a request as it is written; no client in between makes it a proper one. */
function ask(line: string, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = { host: `127.0.0.1:${app.port}`, connection: 'close', ...headers }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  return new Promise((answered, failed) => {
    let text = ''
    const socket = connect(app.port, '127.0.0.1', () =>
      socket.write(`${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`),
    )
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', failed)
    socket.on('end', () => answered(answerOf(text)))
  })
}

function answerOf(text: string): Answer {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    ),
    body: body.join('\r\n\r\n'),
  }
}

describe('invalid addresses', () => {
  it.each([
    '/../../../../etc/passwd.txt',
    '/%2e%2e/%2e%2e/cloud.ts',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%2e%2e%2fcloud.ts',
    '/../cloud.ts',
    '//etc/passwd.txt',
    '/%00.js',
    '/assets/%00.js',
    '/%ZZ.js',
    '/%E0%A4%A.js',
    '/api/%ZZ',
    '/api/../../etc/passwd',
    '/api/__proto__',
    '/local/%ZZ',
    '/local//evil.example',
    '/local/../../console.ts',
    '/pool/%ZZ',
    '/storage/photos',
    '/\\\\evil.example\\x.js',
    '//evil.example/index.html',
    'http://[bad/x.js',
    '//',
    '*',
  ])('%s is refused, and the next request is served', async (path) => {
    const { status, body } = await ask(`GET ${path}`)
    expect([400, 404]).toContain(status)
    expect(body).not.toMatch(/root:|import |file:\/\//)
    expect((await ask('GET /')).status).toBe(200)
  })

  it('an address of 20,000 characters is refused with 431, and the next request is served', async () => {
    expect((await ask(`GET /${'a'.repeat(20_000)}`)).status).toBe(431)
    expect((await ask('GET /')).status).toBe(200)
  })
})

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s gets 405 for pages and files, and no answer of the API',
    async (method) => {
      for (const path of ['/', '/index.html', '/assets/app.js', '/sign-in']) {
        const { status, headers, body } = await ask(`${method} ${path}`)
        expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD'])
        expect(body).not.toContain('<!doctype')
      }
      if (!['PUT', 'POST', 'DELETE'].includes(method)) expect((await ask(`${method} /api/session`)).status).toBe(404)
    },
  )

  it('HEAD gets the headers of GET without the body', async () => {
    const [head, get] = [await ask('HEAD /index.html'), await ask('GET /index.html')]
    expect([head.status, head.headers['content-type'], head.body]).toEqual([200, get.headers['content-type'], ''])
  })
})

describe('the Host header', () => {
  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example', '192.168.0.7', ''])(
    '%j is refused with 421, so that DNS rebinding reads nothing',
    async (host) => {
      for (const path of ['/', '/config.json', '/local/accounts.json', '/local/token?user=x', '/api/session', '/pool'])
        expect([path, (await ask(`GET ${path}`, { host })).status]).toEqual([path, 421])
    },
  )

  it.each(['localhost', 'localhost:4000', '127.0.0.1', '127.0.0.1:8080', '[::1]:4000', 'LOCALHOST'])(
    '%j is served, with any port',
    async (host) => expect((await ask('GET /', { host })).status).toBe(200),
  )

  it.each(['localhost:4000', '127.0.0.1:8080', '[::1]:4000'])(
    'a page opened at %s signs in there: its content security policy lets it reach no other origin',
    async (host) => {
      const { body } = await ask('GET /config.json', { host })
      const { userPoolEndpoint } = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1))
      expect(userPoolEndpoint).toBe(`http://${host}/pool`)
    },
  )
})

describe('other sites', () => {
  it('get no CORS headers from the API, with or without a preflight', async () => {
    const origin = 'https://evil.example'
    const asked = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' }
    for (const answer of [await ask('OPTIONS /api/session', asked), await ask('GET /api/session', { origin })])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('get 403 for tokens and for the clock', async () => {
    const origin = 'https://evil.example'
    expect((await ask('GET /local/token?user=x', { origin })).status).toBe(403)
    expect((await ask('POST /local/clock', { origin, 'content-length': '0' })).status).toBe(403)
  })
})

describe('headers', () => {
  const everywhere = ['/', '/index.html', '/assets/app.js', '/nowhere', '/config.json', '/api/session', '/api/nothing']

  /** The policy as directives. */
  const directives = (policy: string): Record<string, string[]> =>
    Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]))

  function ofTheCloud() {
    const cloud = cloudOf(trial)
    const [found] = cloud.of('AWS::CloudFront::ResponseHeadersPolicy')
    const config = found?.Properties.ResponseHeadersPolicyConfig
    const { ContentSecurityPolicy, FrameOptions, ReferrerPolicy, ContentTypeOptions } = config.SecurityHeadersConfig
    const own = config.CustomHeadersConfig.Items as { Header: string; Value: string }[]
    return {
      policy: resolvedText(cloud, 'root', ContentSecurityPolicy.ContentSecurityPolicy),
      others: {
        'x-frame-options': FrameOptions.FrameOption,
        'referrer-policy': ReferrerPolicy.ReferrerPolicy,
        ...(ContentTypeOptions.Override ? { 'x-content-type-options': 'nosniff' } : {}),
        ...Object.fromEntries(own.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
      },
    }
  }

  it('are those of the cloud, on every answer', async () => {
    const { others } = ofTheCloud()
    expect(Object.keys(others).length).toBe(5)
    for (const path of everywhere) expect((await ask(`GET ${path}`)).headers, path).toMatchObject(others)
  })

  it('have the content security policy of the cloud, with the local addresses of pool and photos', async () => {
    const cloud = directives(ofTheCloud().policy)
    const isFarAway = (source: string) => /^https:\/\/(cognito-idp|gleanery-)/.test(source)
    const isHere = (source: string) => /^http:\/\/127\.0\.0\.1:\d+$/.test(source)
    for (const path of everywhere) {
      const local = directives((await ask(`GET ${path}`)).headers['content-security-policy'] ?? '')
      expect(Object.keys(local), path).toEqual(
        Object.keys(cloud).filter((name) => name !== 'upgrade-insecure-requests'),
      )
      for (const [name, sources] of Object.entries(local))
        expect(
          sources.filter((source) => !isHere(source)),
          name,
        ).toEqual(cloud[name]?.filter((one) => !isFarAway(one)))
    }
  })

  it('allow scripts of the app only, and inline only the styles of the component library', () => {
    const { policy } = ofTheCloud()
    expect(policy.match(/'unsafe-[\w-]+'/g)).toEqual(["'unsafe-inline'"])
    expect(directives(policy)['style-src']).toEqual(["'self'", "'unsafe-inline'"])
    expect(policy).not.toMatch(/\*|'unsafe-eval'|http:/)
  })

  it('set no cookie, and let no shared cache keep private answers', async () => {
    for (const path of everywhere) expect((await ask(`GET ${path}`)).headers['set-cookie'], path).toBeUndefined()
    for (const path of ['/config.json', '/api/session', '/api/nothing', '/nowhere'])
      expect((await ask(`GET ${path}`)).headers['cache-control'], path).toBe('no-store')
    expect((await ask('GET /')).headers['cache-control']).toBe('no-cache')
  })

  it('do not name the server’s software', async () => {
    for (const path of everywhere) {
      const { headers } = await ask(`GET ${path}`)
      expect([headers.server, headers['x-powered-by']], path).toEqual([undefined, undefined])
    }
  })
})
