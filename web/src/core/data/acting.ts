/** Secret that a shared tablet sends with each call while somebody has typed their PIN; gone with the browser's tab. */

const name = 'gleanery.acting'

export const acting = {
  get: (): string | undefined => sessionStorage.getItem(name) ?? undefined,
  set: (secret: string) => sessionStorage.setItem(name, secret),
  clear: () => sessionStorage.removeItem(name),
}
