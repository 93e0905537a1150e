/* The names at the table of which not all is to be read. */
() => [...document.querySelectorAll('main .seat .name')].filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent.trim())
