import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'

export interface Secured {
  readonly endpoint: string
  /** File of the certificate, for those who are to trust it. */
  readonly certificate: string
  stop(): void
}

/** An engine behind TLS, as AWS's endpoints are: with a certificate of its own, made by `openssl`. */
export async function overTls(endpoint: string, directory: string): Promise<Secured> {
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' })
  const { port } = new URL(endpoint)
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (secure) => {
    const plain = connect(Number(port), '127.0.0.1')
    secure.pipe(plain).pipe(secure)
    for (const one of [secure, plain]) one.on('error', () => [secure, plain].forEach((each) => void each.destroy()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    endpoint: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate,
    stop: () => void server.close(),
  }
}
