import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The pool's side of SRP-6a in Cognito's flavor: it keeps a verifier from which the password can not be read, and the
 * browser proves that it knows the password without sending it.
 */

/** The 3072-bit group of RFC 3526. */
const hexN = `
FFFFFFFF FFFFFFFF C90FDAA2 2168C234 C4C6628B 80DC1CD1 29024E08 8A67CC74 020BBEA6 3B139B22 514A0879 8E3404DD
EF9519B3 CD3A431B 302B0A6D F25F1437 4FE1356D 6D51C245 E485B576 625E7EC6 F44C42E9 A637ED6B 0BFF5CB6 F406B7ED
EE386BFB 5A899FA5 AE9F2411 7C4B1FE6 49286651 ECE45B3D C2007CB8 A163BF05 98DA4836 1C55D39A 69163FA8 FD24CF5F
83655D23 DCA3AD96 1C62F356 208552BB 9ED52907 7096966D 670C354E 4ABC9804 F1746C08 CA18217C 32905E46 2E36CE3B
E39E772C 180E8603 9B2783A2 EC07A28F B5C55DF0 6F4C52C9 DE2BCBF6 95581718 3995497C EA956AE5 15D22618 98FA0510
15728E5A 8AAAC42D AD33170D 04507A33 A85521AB DF1CBA64 ECFB8504 58DBEF0A 8AEA7157 5D060C7D B3970F85 A6E1E4C7
ABF5AE8C DB0933D7 1E8C94E0 4A25619D CEE3D226 1AD2EE6B F12FFA06 D98A0864 D8760273 3EC86A64 521F2B18 177B200C
BBE11757 7A615D6C 770988C0 BAD946E2 08E24FA0 74E5AB31 43DB5BFC E0FD108E 4B82D120 A93AD2CA FFFFFFFF FFFFFFFF`
const N = BigInt(`0x${hexN.replace(/\s/g, '')}`)
const g = 2n

/** Both in hex. */
export interface Verifier {
  readonly salt: string
  readonly verifier: string
}
/** Memory of the pool between its challenge and the browser's answer. */
export interface Handshake {
  readonly A: bigint
  readonly b: bigint
  readonly B: bigint
  readonly verifier: bigint
}

/** Owner of the password, who goes into the verifier: the part of the pool's id behind `_`, and the user's own name. */
export interface Holder {
  readonly poolId: string
  readonly userName: string
}
const poolName = ({ poolId }: Holder) => poolId.split('_')[1] ?? ''

export function makeVerifier(holder: Holder, password: string, salt = randomBytes(16).toString('hex')): Verifier {
  const secret = sha256(`${poolName(holder)}${holder.userName}:${password}`)
  const x = number(sha256(Buffer.concat([bytes(number(salt)), secret])))
  return { salt, verifier: power(g, x).toString(16) }
}

/** undefined when the browser's part is none: zero would let anybody in. */
export function challenge(srpA: string, { verifier }: Verifier): Handshake | undefined {
  if (!/^[0-9a-f]{1,800}$/i.test(srpA)) return undefined
  const A = number(srpA)
  if (A % N === 0n) return undefined
  const b = number(randomBytes(32))
  const v = number(verifier)
  return { A, b, B: (multiplier * v + power(g, b)) % N, verifier: v }
}

export interface Claim {
  readonly secretBlock: Buffer
  readonly timestamp: string
  readonly signature: string
}

export function proves(
  holder: Holder,
  { A, b, B, verifier }: Handshake,
  { secretBlock, timestamp, signature }: Claim,
): boolean {
  const u = number(sha256(Buffer.concat([bytes(A), bytes(B)])))
  const shared = power((A * power(verifier, u)) % N, b)
  const key = hkdf(bytes(shared), bytes(u))
  const names = Buffer.from(`${poolName(holder)}${holder.userName}`)
  const expected = createHmac('sha256', key).update(names).update(secretBlock).update(timestamp).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Cognito's own HKDF: one block, cut to 16 bytes. */
function hkdf(secret: Buffer, salt: Buffer): Buffer {
  const extracted = createHmac('sha256', salt).update(secret).digest()
  return createHmac('sha256', extracted).update('Caldera Derived Key\x01').digest().subarray(0, 16)
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const number = (data: Buffer | string) => BigInt(`0x${typeof data === 'string' ? data : data.toString('hex')}`)

/** The number's bytes with a zero in front where the first bit is set, as Java writes a positive number. */
function bytes(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

/** From the highest bit on, as nearly all bases are the small g: only the squaring then costs time. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % N
    if (bit === '1') result = (result * base) % N
  }
  return result
}

const multiplier = number(sha256(Buffer.concat([bytes(N), bytes(g)])))
