// Runs for each test file; its imports run once per worker.
import './test-equality.ts'
