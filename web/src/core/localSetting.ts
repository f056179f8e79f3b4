/** A setting stored on this device; where the browser stores nothing (private window) it lasts until the page closes. */
export function localSetting<T extends string>(key: string, otherwise: T) {
  let inMemory: string | null = null
  return {
    get: (): T | string => {
      try {
        return localStorage.getItem(key) ?? otherwise
      } catch {
        // Storage is switched off in this browser.
        return inMemory ?? otherwise
      }
    },
    set: (value: T | string) => {
      inMemory = value
      try {
        localStorage.setItem(key, value)
      } catch {
        // Storage is full or switched off: the choice lasts until the page closes.
      }
    },
  }
}
