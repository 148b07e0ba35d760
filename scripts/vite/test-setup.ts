// Run anew for each test file; what it imports is run once for all files that share a worker.
import './test-equality.ts'
