const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

/** In place of an organization's own sign-in, on one machine: whoever tries it says who they are. */
export const providerPageOf = (organization: string, request: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(organization)}: sign-in</title>
<style>
html { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 1rem }
label { display: block; margin: 1rem 0 }
input[type=email] { display: block; box-sizing: border-box; width: 100%; font: inherit; padding: .6rem }
button { font: inherit; padding: .6rem 1.2rem }
</style>
<h1>${escaped(organization)}</h1>
<p>This page stands in for an organization’s own sign-in, on this machine alone. It believes whatever address you enter.</p>
<form method="post" action="provider">
<input type="hidden" name="request" value="${escaped(request)}">
<label>E-mail <input type="email" name="address" required autofocus></label>
<label><input type="checkbox" name="verified" checked> The organization says that the address is verified</label>
<button>Sign in</button>
</form>
</html>
`
