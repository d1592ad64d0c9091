/** Twenty seconds of load, and servers that start a database on a busy machine. */
jest.setTimeout(300_000);
