import { describe, expect, it } from 'vitest'
import { addressesIn, parseMail } from './mime.ts'

const raw = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

describe('a raw mail', () => {
  it('of plain text has its words decoded', () => {
    const mail = parseMail(
      raw(
        'From: =?utf-8?Q?Caf=C3=A9_Luz?= <luz@pantry.example>',
        'To: "North, Ann" <ann@x.example>, bob@x.example',
        'Subject: =?UTF-8?B?w5FhbcO6?=',
        ' =?UTF-8?Q?_ofrece?= pan',
        '',
        'Hola',
      ),
    )
    expect(mail).toMatchObject({
      from: 'Café Luz <luz@pantry.example>',
      to: ['"North, Ann" <ann@x.example>', 'bob@x.example'],
      subject: 'Ñamú ofrece pan',
      text: 'Hola',
      html: null,
    })
  })

  it('with alternatives and an attachment gives both bodies and no attachment', () => {
    const mail = parseMail(
      raw(
        'Subject: report',
        'Content-Type: multipart/mixed; boundary="outer"',
        '',
        'preamble',
        '--outer',
        'Content-Type: multipart/alternative; boundary=inner',
        '',
        '--inner',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Ma=F1ana a=',
        ' las 9 =3D temprano',
        '--inner',
        'Content-Type: text/html; charset="utf-8"',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('<p>Mañana</p>').toString('base64'),
        '--inner--',
        '--outer',
        'Content-Type: text/plain',
        'Content-Disposition: attachment; filename=a.txt',
        '',
        'attached',
        '--outer--',
      ),
    )
    expect(mail.text?.trim()).toBe('Mañana a las 9 = temprano')
    expect(mail.html).toBe('<p>Mañana</p>')
  })

  it('that is nothing at all still parses', () => {
    expect(parseMail(Buffer.alloc(0))).toMatchObject({ from: '', to: [], subject: '' })
  })

  it('names every address of a list', () => {
    expect(addressesIn(' a@x.example ,"b, c" <b@x.example>,')).toEqual(['a@x.example', '"b, c" <b@x.example>'])
  })
})
