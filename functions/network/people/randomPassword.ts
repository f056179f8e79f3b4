import { randomSecret } from '../../core/http/secret.ts'

/** 192 bits, and one of each kind of character that the pool's policy asks for. */
export const randomPassword = () => `${randomSecret(24)}Aa1!`
