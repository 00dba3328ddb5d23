/** Serves one compressed page from memory with nothing but Node: the most that a server in Node can do. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , port, file = ''] = process.argv
const page = readFileSync(file)
const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': page.length }

createServer((_request, response) => response.writeHead(200, headers).end(page)).listen(Number(port), '127.0.0.1')
