import { expect, test } from 'vitest'
import { inOne } from './one-file.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="script-src 'self'" />
    <style>a{color:red}</style>
    <script type="module" crossorigin src="./assets/index-x.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/style-x.css">
  </head>
</html>`

test('DEMO-9, SEC-2: one file has its script and its styles in it, told to its policy by their hashes', () => {
  const html = inOne(PAGE, { script: "const $1 = '$&'\n", style: 'b{color:blue}\n' })
  expect(html).toBe(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-Iu02BsnXyBH9pVaa8eWea9yy6+PSsVgfygbn5ZUh82U='; style-src 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=' 'sha256-HJTPZERdzf/z7qqTGNitczq4erJRc/mptSiE6ediUxw='; style-src-attr 'none'; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'" />
    <style>a{color:red}</style>
    <style>b{color:blue}</style>
    <script type="module">const $1 = '$&'</script>
  </head>
</html>`)
})

test('DEMO-9: what would end the script, or hide its end, stands in it in another spelling', () => {
  const html = inOne(PAGE, { script: 'const x = "</script><SCRIPT><!--" + /<\\/script/.source', style: '' })
  expect(html).toContain('const x = "\\x3C/script>\\x3CSCRIPT>\\x3C!--" + /<\\/script/.source</script>')
})
